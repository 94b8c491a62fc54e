import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ChartTable, type ChartTableTexts } from './ChartTable';
import { bar, figure, length, list, rest, row } from './ShareBars.css';

export type { ChartTableTexts } from './ChartTable';

/** A part of a whole. */
export interface Share {
  id: string;
  label: string;
  /** The share as text, next to its bar. */
  value: string;
  /** The share in percent of the whole, 0 to 100. */
  percent: number;
  /** Its other figures, which only the table shows. */
  more?: readonly string[];
  /** Everything without a separate row; its bar is paler. */
  isRest?: boolean;
}

/** The parts of a whole. */
export interface ShareBarsProps {
  /** The name of the whole. */
  label: string;
  /** In display order. */
  shares: readonly Share[];
  /** The texts of the table and its column headings: for the share and for each other figure. */
  table: ChartTableTexts & { columns: readonly string[] };
}

// Keeps even the smallest share visible.
const lengthOf = (percent: number): string =>
  percent > 0 ? `max(3px, ${Math.min(100, percent)}%)` : '0';

/** The parts of a whole: a list with a bar for each share, as long as its part of the whole. */
export function ShareBars({ label, shares, table }: ShareBarsProps) {
  return (
    <div>
      <ol aria-label={label} className={list}>
        {shares.map((share) => (
          <li key={share.id} className={row}>
            <span>{share.label}</span>
            <span className={figure}>{share.value}</span>
            <span
              aria-hidden="true"
              className={share.isRest ? rest : bar}
              style={assignInlineVars({ [length]: lengthOf(share.percent) })}
            />
          </li>
        ))}
      </ol>
      <ChartTable
        texts={table}
        columns={table.columns}
        rows={shares.map((share) => ({
          head: share.label,
          figures: [share.value, ...(share.more ?? [])],
        }))}
      />
    </div>
  );
}
