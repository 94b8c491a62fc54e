import { memo } from 'react';
import { cutWhole } from '../../browser/graphemes';
import { cx } from '../../styles/cx';
import type { TableColumn, TableRow } from './cells';
import * as styles from './DataTable.css';

interface BodyRowProps {
  tableId: string;
  row: number;
  cells: TableRow;
  columns: readonly TableColumn[];
  none: string;
  /** The selected columns of this row; both null if none are selected. */
  from: number | null;
  to: number | null;
  /** The column of this row with the keyboard focus. */
  active: number | null;
}

/** The id of a cell, which the table uses to say where the keyboard focus is. */
export const cellId = (tableId: string, row: number, column: number) =>
  `${tableId}-${String(row)}-${String(column)}`;

// Even the widest column cuts the text long before this, which saves the browser the layout of invisible text.
const MOST_SHOWN = 400;
const shownOf = (value: NonNullable<TableRow[number]>) => cutWhole(String(value), MOST_SHOWN);

/** One row. It renders again only if its part of the selection changes. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { tableId, row, cells, columns, none, from, to, active } = props;
  const isSelected = (column: number) =>
    from !== null && to !== null && from <= column && column <= to;
  return (
    <tr role="row" aria-rowindex={row + 2} data-row={row} className={styles.row}>
      <th role="rowheader" scope="row" className={styles.rowNumber}>
        {row + 1}
      </th>
      {columns.map(({ align }, column) => {
        const value = cells[column] ?? null;
        return (
          <td
            key={column}
            id={cellId(tableId, row, column)}
            role="gridcell"
            data-column={column}
            aria-selected={isSelected(column)}
            data-active={active === column || undefined}
            className={cx(styles.cell, styles.align[align], value === null && styles.none)}
          >
            {value === null ? none : shownOf(value)}
          </td>
        );
      })}
    </tr>
  );
});
