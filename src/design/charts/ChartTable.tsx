import { ChevIcon } from '../icons/icons';
import * as styles from './ChartTable.css';

/** The texts of the table behind a chart. */
export interface ChartTableTexts {
  /** The label that opens the table. */
  summary: string;
  caption: string;
  /** Heading of the first column, which names the rows. */
  rows: string;
}

interface ChartTableProps {
  texts: ChartTableTexts;
  /** Headings of the other columns. */
  columns: readonly string[];
  rows: readonly { head: string; figures: readonly string[] }[];
}

/** The numbers of a chart as a table, closed at first. */
export function ChartTable({ texts, columns, rows }: ChartTableProps) {
  return (
    <details>
      <summary className={styles.summary}>
        {texts.summary}
        <span className={styles.chevron}>
          <ChevIcon size="sm" />
        </span>
      </summary>
      <div role="region" aria-label={texts.caption} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className={styles.name}>{texts.rows}</span>
              </th>
              {columns.map((column, at) => (
                <th key={at} scope="col" className={styles.head}>
                  <span className={styles.name}>{column}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                <th scope="row" className={styles.rowHead}>
                  <span className={styles.name}>{row.head}</span>
                </th>
                {row.figures.map((each, column) => (
                  <td key={column} className={styles.figure}>
                    {each}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
