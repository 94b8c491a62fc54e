import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

interface CellPlace {
  row: number;
  column: number;
}

/** The cell of an element or around it; null if there is no cell. */
function cellOf(target: EventTarget | null): { element: HTMLElement; place: CellPlace } | null {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-column]');
  if (!element) return null;
  const { row, column } = element.dataset;
  return { element, place: { row: Number(row), column: Number(column) } };
}

const find = (table: HTMLElement, { row, column }: CellPlace) =>
  table.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

/** Whether the table is turned sideways: in narrow places its rows are side by side. */
function isOnItsSide(table: HTMLElement): boolean {
  const [one, next] = [find(table, { row: 0, column: 0 }), find(table, { row: 0, column: 1 })];
  return one !== null && next !== null && next.offsetTop > one.offsetTop;
}

const steps: Partial<Record<string, [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

/** The next cell for a key, in the table's present direction; null for another key. */
function cellByKey(table: HTMLElement, from: CellPlace, event: KeyboardEvent): HTMLElement | null {
  const step = steps[event.key];
  if (!step || event.altKey || event.metaKey) return null;
  const [across, down] = step;
  // With Ctrl, Home and End go to the corners.
  const far = event.ctrlKey && across !== 0 && !Number.isFinite(across) ? across : down;
  const [rows, columns] = isOnItsSide(table) ? [across, far] : [far, across];
  const all = [...table.querySelectorAll<HTMLElement>('[data-column]')].map(
    (cell) => cellOf(cell)?.place ?? from,
  );
  const held = (key: keyof CellPlace, by: number) =>
    Math.min(Math.max(...all.map((place) => place[key])), Math.max(0, from[key] + by));
  return find(table, { row: held('row', rows), column: held('column', columns) });
}

/**
 * Tracks the cell with the keyboard focus and the cell to show: the one under the mouse, or else
 * the focused one. Tab reaches one cell; the arrow keys move on from there.
 */
export function useHeatMapCells(first: CellPlace) {
  const [reached, setReached] = useState<CellPlace | null>(null);
  const [pointed, setPointed] = useState<CellPlace | null>(null);
  const active = reached ?? first;

  return {
    active,
    shown: pointed ?? active,
    handlers: {
      onFocus: ({ target }: FocusEvent) => setReached(cellOf(target)?.place ?? reached),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = cellOf(event.target)?.place;
        const next = from && cellByKey(event.currentTarget, from, event);
        if (!next) return;
        event.preventDefault();
        setPointed(null);
        next.focus();
      },
      // A finger sends no leave event from a cell; a press focuses its cell instead.
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setPointed(cellOf(target)?.place ?? null);
      },
      onPointerLeave: () => setPointed(null),
      onClick: ({ target }: { target: EventTarget }) => cellOf(target)?.element.focus(),
    },
  };
}
