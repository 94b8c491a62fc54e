import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { copyText } from '../../browser/copyText';
import { isCommand } from '../../browser/isCommand';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { BodyRow, cellId } from './BodyRow';
import type { TableCell, TableColumn, TableRow } from './cells';
import { CellView } from './CellView';
import * as styles from './DataTable.css';
import { HeaderCell } from './HeaderCell';
import { rangeOf } from './selection';
import type { DataTableTexts } from './texts';
import { useCellSelection } from './useCellSelection';
import { useDataTable } from './useDataTable';
import { useDrawnRows } from './useDrawnRows';

export type { TableCell, TableColumn, TableRow } from './cells';
export type { DataTableTexts } from './texts';

/** A table of values, which may be long. */
export interface DataTableProps {
  /** Name of the table, for a screen reader. */
  label: string;
  columns: readonly TableColumn[];
  /** The rows; for other rows give the table another `key`. */
  rows: readonly TableRow[];
  texts: DataTableTexts;
  /** Formats cells for the clipboard. */
  writeCells: (rows: readonly TableRow[]) => string;
  onCopied: (isCopied: boolean) => void;
}

const NUMBER_WIDTH = 56;

/**
 * Values in rows and columns. A press on a heading sorts, columns can be resized, and cells are
 * selected and copied as in a spreadsheet. Above 200 rows only the visible ones are drawn.
 */
export function DataTable(props: DataTableProps) {
  const { label, columns, rows, texts, writeCells, onCopied } = props;
  const [id, helpId] = [useId(), useId()];
  const frame = useRef<HTMLDivElement>(null);
  const table = useDataTable(columns, rows);
  const shown = table.getRowModel().rows;
  const size = { rows: shown.length, columns: columns.length };
  const { selection, clear, handlers } = useCellSelection(size);
  const active = selection?.active ?? null;
  const range = selection && rangeOf(selection);
  const drawn = useDrawnRows(frame, size, active?.row ?? null);
  const activeId = active ? cellId(id, active.row, active.column) : undefined;

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);

  const selectedCells = (): TableCell[][] =>
    range
      ? shown
          .slice(range.from.row, range.to.row + 1)
          .map(({ original }) => original.slice(range.from.column, range.to.column + 1))
      : [];
  const copy = (cells: readonly TableRow[]) => void copyText(writeCells(cells)).then(onCopied);
  const onCopy = (event: ClipboardEvent) => {
    if (!range) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeCells(selectedCells()));
    onCopied(true);
  };
  // Browsers that find no selected text do not even begin to copy.
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.target !== event.currentTarget || !isCommand(event, 'C')) handlers.onKeyDown(event);
    else if (range) {
      event.preventDefault();
      copy(selectedCells());
    }
  };
  const inRow = (row: number) => range !== null && range.from.row <= row && row <= range.to.row;
  const activeValue = active ? (shown[active.row]?.original[active.column] ?? null) : null;

  return (
    <div>
      <div ref={frame} className={styles.frame}>
        <VisuallyHidden id={helpId}>{texts.help}</VisuallyHidden>
        <table
          {...handlers}
          role="grid"
          tabIndex={0}
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={size.rows + 1}
          aria-colcount={size.columns + 1}
          aria-multiselectable="true"
          aria-activedescendant={activeId}
          className={styles.table}
          style={{ width: table.getTotalSize() + NUMBER_WIDTH }}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
        >
          <colgroup>
            <col style={{ width: NUMBER_WIDTH }} />
            {/* The last column takes the remaining width of a wide frame. */}
            {table.getFlatHeaders().map((header, at) => (
              <col
                key={header.id}
                style={at < columns.length - 1 ? { width: header.getSize() } : undefined}
              />
            ))}
          </colgroup>
          <thead>
            <tr role="row" aria-rowindex={1}>
              <th role="columnheader" scope="col" className={styles.corner}>
                <VisuallyHidden>{texts.rowNumber}</VisuallyHidden>
              </th>
              {table.getFlatHeaders().map((header, at) => {
                const column = columns[at];
                return (
                  column && (
                    <HeaderCell
                      key={header.id}
                      header={header}
                      column={column}
                      sortBy={texts.sortBy}
                      onSort={clear}
                      onResize={(width) =>
                        table.setColumnSizing((widths) => ({ ...widths, [header.id]: width }))
                      }
                    />
                  )
                );
              })}
            </tr>
          </thead>
          <tbody>
            {drawn.map((part) =>
              'gap' in part ? (
                <tr key={`gap ${String(part.before)}`} aria-hidden="true">
                  <td colSpan={size.columns + 1} style={{ height: part.gap }} />
                </tr>
              ) : (
                <BodyRow
                  key={shown[part.row]?.id ?? part.row}
                  tableId={id}
                  row={part.row}
                  cells={shown[part.row]?.original ?? []}
                  columns={columns}
                  none={texts.none}
                  from={inRow(part.row) ? (range?.from.column ?? null) : null}
                  to={inRow(part.row) ? (range?.to.column ?? null) : null}
                  active={active?.row === part.row ? active.column : null}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
      <CellView
        texts={texts}
        active={
          active && {
            label: columns[active.column]?.label ?? '',
            row: active.row,
            value: activeValue,
          }
        }
        rows={range ? range.to.row - range.from.row + 1 : 0}
        columns={range ? range.to.column - range.from.column + 1 : 0}
        onCopy={() => copy(selectedCells())}
        onCopyAll={() =>
          copy([columns.map((column) => column.label), ...shown.map(({ original }) => original)])
        }
      />
    </div>
  );
}
