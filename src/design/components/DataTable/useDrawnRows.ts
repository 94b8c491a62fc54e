import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Up to this number all rows are drawn, so that the browser's own search finds them. */
const ALL = 200;
/** A wide table draws fewer rows: at most this many cells. */
const ALL_CELLS = 6000;

/** The height of a row, px. */
const ROW_HEIGHT = 40;

/** A row to draw, or the height of a gap of rows that are not drawn. */
export type DrawnRow = { row: number } | { gap: number; before: number };

const gapBefore = (row: number, next: number): DrawnRow[] =>
  row > next ? [{ gap: (row - next) * ROW_HEIGHT, before: row }] : [];

/** Adds gaps for the missing rows between the drawn ones. */
export function withGaps(drawn: readonly number[], count: number): DrawnRow[] {
  const last = drawn.at(-1) ?? -1;
  return [
    ...drawn.flatMap((row, at) => [...gapBefore(row, (drawn[at - 1] ?? -1) + 1), { row }]),
    ...gapBefore(count, last + 1),
  ];
}

/**
 * The rows to draw: the visible rows of a long table, and the row with the keyboard focus.
 * @param active the row with the keyboard focus; null if there is none
 */
export function useDrawnRows(
  frame: RefObject<HTMLElement | null>,
  { rows: count, columns }: { rows: number; columns: number },
  active: number | null,
): DrawnRow[] {
  const isLong = count > ALL || count * columns > ALL_CELLS;
  const rangeExtractor = (range: Range) => {
    const rows = new Set(defaultRangeExtractor(range));
    if (active !== null && active < count) rows.add(active);
    return [...rows].sort((a, b) => a - b);
  };
  // oxlint-disable-next-line react-hooks/incompatible-library -- about React's compiler, which we do not use
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    rangeExtractor,
  });
  if (!isLong) return Array.from({ length: count }, (_, row) => ({ row }));
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index);
  return withGaps(drawn, count);
}
