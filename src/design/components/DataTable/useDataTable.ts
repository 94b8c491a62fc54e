import {
  columnResizingFeature,
  columnSizingFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import {
  columnWidth,
  compareCells,
  type TableCell,
  type TableColumn,
  type TableRow,
} from './cells';

const features = tableFeatures({
  rowSortingFeature,
  columnSizingFeature,
  columnResizingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** The sort order and the column widths of a table. */
export type DataTableModel = ReactTable<Features, TableRow>;
/** The heading of a column. */
export type DataTableHeader = ReturnType<DataTableModel['getFlatHeaders']>[number];

/** Sorts the rows and stores the column widths, with TanStack Table. */
export function useDataTable(columns: readonly TableColumn[], rows: readonly TableRow[]) {
  const definitions = useMemo(
    () =>
      columns.map(({ label }, at): ColumnDef<Features, TableRow> => ({
        id: String(at),
        header: label,
        // Missing values come last in either order; the library expects `undefined` for them.
        accessorFn: (row) => row[at] ?? undefined,
        sortUndefined: 'last',
        sortFn: (a, b, id) => compareCells(a.getValue<TableCell>(id), b.getValue<TableCell>(id)),
        size: columnWidth(
          label,
          rows.map((row) => row[at] ?? null),
        ),
        minSize: 56,
        maxSize: 900,
      })),
    [columns, rows],
  );
  return useTable({
    features,
    columns: definitions,
    data: rows,
    sortDescFirst: false,
    enableMultiSort: false,
    columnResizeMode: 'onChange',
  });
}
