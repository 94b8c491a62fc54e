import { isCommand, type CommandKey } from '../../browser/isCommand';

/** A cell by its displayed row and column, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A rectangle of cells: from the start of the selection to the cell with the keyboard focus. */
export interface CellSelection {
  anchor: CellPlace;
  active: CellPlace;
}

/** The number of rows and columns. */
export interface TableSize {
  rows: number;
  columns: number;
}

/** The corners of a selection, both included. */
export interface CellRange {
  from: CellPlace;
  to: CellPlace;
}

interface Key extends CommandKey {
  shiftKey: boolean;
}

const PAGE = 10;

/** The rectangle of a selection. */
export function rangeOf({ anchor, active }: CellSelection): CellRange {
  return {
    from: {
      row: Math.min(anchor.row, active.row),
      column: Math.min(anchor.column, active.column),
    },
    to: { row: Math.max(anchor.row, active.row), column: Math.max(anchor.column, active.column) },
  };
}

/** Whole rows: from the row `anchor` to another. */
export function rowsBetween(anchor: number, row: number, { columns }: TableSize): CellSelection {
  return { anchor: { row: anchor, column: columns - 1 }, active: { row, column: 0 } };
}

const inside = ({ row, column }: CellPlace, { rows, columns }: TableSize): CellPlace => ({
  row: Math.min(rows - 1, Math.max(0, row)),
  column: Math.min(columns - 1, Math.max(0, column)),
});

function placeAfter({ row, column }: CellPlace, key: Key, size: TableSize): CellPlace | null {
  const isFar = key.ctrlKey || key.metaKey;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const places: Partial<Record<string, CellPlace>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? lastColumn : column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? lastRow : row, column: lastColumn },
  };
  return places[key.key] ?? null;
}

/** The selection after a key press; null for a key that does nothing here. */
export function selectByKey(now: CellSelection, key: Key, size: TableSize): CellSelection | null {
  const { anchor, active } = now;
  if (isCommand(key, 'A')) {
    return rowsBetween(size.rows - 1, 0, size);
  }
  if (key.key === ' ' && key.shiftKey) return rowsBetween(anchor.row, active.row, size);
  const place = placeAfter(active, key, size);
  if (!place) return null;
  const next = inside(place, size);
  return { anchor: key.shiftKey ? anchor : next, active: next };
}
