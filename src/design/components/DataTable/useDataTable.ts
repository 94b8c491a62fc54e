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

/** The order and the widths of a table. */
export type DataTableModel = ReactTable<Features, TableRow>;
/** A head of one of its columns. */
export type DataTableHeader = ReturnType<DataTableModel['getFlatHeaders']>[number];

/** Sorts the rows and keeps the widths of the columns, by TanStack Table. */
export function useDataTable(columns: readonly TableColumn[], rows: readonly TableRow[]) {
  const definitions = useMemo(
    () =>
      columns.map(({ label }, at): ColumnDef<Features, TableRow> => ({
        id: String(at),
        header: label,
        // What is not there comes last in either order, and `undefined` is how the library knows it.
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
