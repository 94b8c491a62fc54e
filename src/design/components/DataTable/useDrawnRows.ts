import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Up to so many rows all are drawn, so that the browser's own search finds them. */
const ALL = 200;
/** Of a wide table fewer rows are drawn: so many cells at most. */
const ALL_CELLS = 6000;

/** The height of a row, px. */
const ROW_HEIGHT = 40;

/** A row to draw, or the height of the rows between that are not drawn. */
export type DrawnRow = { row: number } | { gap: number; before: number };

const gapBefore = (row: number, next: number): DrawnRow[] =>
  row > next ? [{ gap: (row - next) * ROW_HEIGHT, before: row }] : [];

/** Puts the heights of the missing rows between those that are drawn. */
export function withGaps(drawn: readonly number[], count: number): DrawnRow[] {
  const last = drawn.at(-1) ?? -1;
  return [
    ...drawn.flatMap((row, at) => [...gapBefore(row, (drawn[at - 1] ?? -1) + 1), { row }]),
    ...gapBefore(count, last + 1),
  ];
}

/**
 * The rows to draw: those in sight of a long table, and the one that the keyboard is on.
 * @param active the row of the keyboard; null when it is on none
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
  // The rule is about React's compiler, which we do not use.
  // oxlint-disable-next-line react-hooks/incompatible-library
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
