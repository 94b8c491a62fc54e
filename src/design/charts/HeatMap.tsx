import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { cx } from '../styles/cx';
import * as styles from './HeatMap.css';
import { stepsOf, STEPS } from './scale';
import { useHeatMapCells } from './useHeatMapCells';

/** The name of a row or column. */
export interface HeatMapHead {
  /** Two or three letters, next to the cells. */
  short: string;
  /** The name that is read out. */
  name: string;
}

/** A cell that has a value. */
export interface HeatMapCell {
  /** The numbers of its row and column, from 0. */
  row: number;
  column: number;
  value: number;
  /** The value in at most 30 px, which fits four Latin letters or two of Hangul; the rest is cut. */
  short: string;
  /** The exact value and any other details. */
  exact: string;
}

/** The texts of a heat map; this folder contains no texts. */
export interface HeatMapTexts {
  caption: string;
  /** How to use it by keyboard. */
  help: string;
  /** Says that a cell has no value. */
  none: string;
  /** Describes a cell by the names of its row and column. */
  cell: (row: string, column: string) => string;
  /** The five colour steps, from the least to the most: each covers a fifth of the cells. */
  steps: readonly [string, string, string, string, string];
}

/** Values by two dimensions, such as the days of a week and the hours of a day. */
export interface HeatMapProps {
  rows: readonly HeatMapHead[];
  /** Should outnumber the rows: in narrow places they run down the page. */
  columns: readonly HeatMapHead[];
  /** Cells that are missing here have no value. */
  cells: readonly HeatMapCell[];
  texts: HeatMapTexts;
}

const stepClass = (at: number): string => styles.step[at as keyof typeof styles.step];
const keyOf = (row: number, column: number) => `${row} ${column}`;

/**
 * A table whose cells are darker for higher values; each step covers a fifth of them. The exact
 * value of a cell shows above the table: of the highest cell at first, then of the cell that is
 * pointed at, pressed or reached by the arrow keys.
 */
export function HeatMap({ rows, columns, cells, texts }: HeatMapProps) {
  const helpId = useId();
  const steps = stepsOf(cells.map(({ value }) => value));
  const known = new Map(
    cells.map((cell, at) => [
      keyOf(cell.row, cell.column),
      { ...cell, look: stepClass(steps[at] ?? 0) },
    ]),
  );
  const [first] = [...cells].sort((one, other) => other.value - one.value);
  const { active, shown, handlers } = useHeatMapCells(first ?? { row: 0, column: 0 });
  const nameOf = (heads: readonly HeatMapHead[], at: number) => heads[at]?.name ?? '';

  return (
    <div className={styles.frame}>
      <p className={styles.readout}>
        <span className={styles.place}>
          {texts.cell(nameOf(rows, shown.row), nameOf(columns, shown.column))}
        </span>
        <span>{known.get(keyOf(shown.row, shown.column))?.exact ?? texts.none}</span>
      </p>
      <VisuallyHidden id={helpId}>{texts.help}</VisuallyHidden>
      <table
        {...handlers}
        role="grid"
        aria-readonly="true"
        aria-describedby={helpId}
        className={styles.table}
        style={assignInlineVars({
          [styles.rows]: String(rows.length),
          [styles.columns]: String(columns.length),
        })}
      >
        <caption className={styles.caption}>{texts.caption}</caption>
        <thead role="rowgroup" className={styles.contents}>
          <tr role="row" className={styles.contents}>
            <td role="gridcell" />
            {columns.map(({ short, name }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                aria-label={name}
                className={styles.columnHead}
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.contents}>
          {rows.map((head, row) => (
            <tr key={head.name} role="row" className={styles.contents}>
              <th role="rowheader" scope="row" aria-label={head.name} className={styles.rowHead}>
                {head.short}
              </th>
              {columns.map(({ name }, column) => {
                const cell = known.get(keyOf(row, column));
                const is = (other: typeof shown) => other.row === row && other.column === column;
                return (
                  <td
                    key={name}
                    role="gridcell"
                    aria-label={cell?.exact ?? texts.none}
                    tabIndex={is(active) ? 0 : -1}
                    data-row={row}
                    data-column={column}
                    data-shown={is(shown) || undefined}
                    className={cx(styles.cell, cell?.look ?? styles.empty)}
                  >
                    {cell?.short ?? '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        <li className={styles.entry}>
          <span aria-hidden="true" className={cx(styles.sample, styles.empty)} />
          {texts.none}
        </li>
        {texts.steps.slice(0, STEPS).map((words, at) => (
          <li key={words} className={styles.entry}>
            <span aria-hidden="true" className={cx(styles.sample, stepClass(at))} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
