/** The words of a table; this folder has none of its own. */
export interface DataTableTexts {
  /** How it is used by the keyboard. */
  help: string;
  /** Stands for a value that is not there. */
  none: string;
  rowNumber: string;
  /** Sorts by a column: says what a press does. */
  sortBy: (column: string) => string;
  /** The part of the selection, for instance two rows of three columns. */
  selected: (rows: number, columns: number) => string;
  /** The place of the cell that the keyboard is on. */
  cell: (column: string, row: number) => string;
  chooseCell: string;
  copy: string;
  copyAll: string;
}
