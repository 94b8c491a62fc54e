import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { rowsBetween, selectByKey, type CellSelection, type TableSize } from './selection';

const MAIN_BUTTON = 1;

/** The row and column under a pointer; the column is null on the row's number. */
function cellAt(target: EventTarget): { row: number; column: number | null } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  if (row === undefined) return null;
  return { row: Number(row), column: column === undefined ? null : Number(column) };
}

/** Selects cells: by keyboard, by pressing and dragging, and whole rows by their numbers. */
export function useCellSelection(size: TableSize) {
  const [selection, setSelection] = useState<CellSelection | null>(null);
  const isEmpty = size.rows === 0 || size.columns === 0;

  function extend(target: EventTarget, isOnly: boolean): void {
    const place = cellAt(target);
    if (!place) return;
    const { row, column } = place;
    setSelection((now) => {
      const anchor = isOnly ? null : now?.anchor;
      if (column === null) return rowsBetween(anchor?.row ?? row, row, size);
      return { anchor: anchor ?? { row, column }, active: { row, column } };
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.target !== event.currentTarget || !selection) return;
    const next = selectByKey(selection, event, size);
    if (!next) return;
    event.preventDefault();
    setSelection(next);
  }

  const first = { row: 0, column: 0 };
  return {
    selection,
    clear: () => setSelection(null),
    handlers: {
      onKeyDown,
      onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) => {
        if (event.target !== event.currentTarget || isEmpty) return;
        setSelection((now) => now ?? { anchor: first, active: first });
      },
      onMouseDown: (event: MouseEvent) => {
        if (event.button === 0) extend(event.target, !event.shiftKey);
      },
      onMouseOver: (event: MouseEvent) => {
        if (event.buttons === MAIN_BUTTON) extend(event.target, false);
      },
    },
  };
}
