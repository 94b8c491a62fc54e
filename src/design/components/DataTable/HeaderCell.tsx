import type { KeyboardEvent } from 'react';
import { ChevIcon, UpIcon } from '../../icons/icons';
import { cx } from '../../styles/cx';
import type { TableColumn } from './cells';
import * as styles from './DataTable.css';
import type { DataTableHeader } from './useDataTable';

interface HeaderCellProps {
  header: DataTableHeader;
  column: TableColumn;
  sortBy: (column: string) => string;
  onSort: () => void;
  onResize: (width: number) => void;
}

const STEP = 16;
const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The heading of a column: a press sorts; dragging the edge or Shift with the arrow keys changes the width. */
export function HeaderCell({ header, column, sortBy, onSort, onResize }: HeaderCellProps) {
  const sorted = header.column.getIsSorted();
  const resize = header.getResizeHandler();
  const resizeByKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? { ArrowLeft: -STEP, ArrowRight: STEP }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onResize(header.getSize() + step);
  };
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? directions[sorted] : 'none'}
      className={styles.head}
    >
      <button
        type="button"
        className={cx(styles.sort, styles.align[column.align])}
        title={sortBy(column.label)}
        aria-label={column.label}
        onClick={() => {
          header.column.toggleSorting();
          onSort();
        }}
        onKeyDown={resizeByKey}
      >
        <span className={styles.clipped}>{column.label}</span>
        {sorted === 'asc' && <UpIcon size="sm" />}
        {sorted === 'desc' && <ChevIcon size="sm" />}
      </button>
      <span
        className={styles.handle}
        aria-hidden="true"
        onMouseDown={resize}
        onTouchStart={resize}
        onDoubleClick={() => header.column.resetSize()}
      />
    </th>
  );
}
