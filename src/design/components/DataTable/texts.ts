/** The texts of a table; this folder contains no texts. */
export interface DataTableTexts {
  /** How to use it by keyboard. */
  help: string;
  /** Text for a missing value. */
  none: string;
  rowNumber: string;
  /** Says that a press sorts by this column. */
  sortBy: (column: string) => string;
  /** The size of the selection, for instance two rows of three columns. */
  selected: (rows: number, columns: number) => string;
  /** The position of the cell with the keyboard focus. */
  cell: (column: string, row: number) => string;
  chooseCell: string;
  copy: string;
  copyAll: string;
}
