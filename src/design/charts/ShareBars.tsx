import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ChartTable, type ChartTableTexts } from './ChartTable';
import { bar, figure, length, list, rest, row } from './ShareBars.css';

export type { ChartTableTexts } from './ChartTable';

/** A part of a whole. */
export interface Share {
  id: string;
  label: string;
  /** The share in words, beside its bar. */
  value: string;
  /** The share in percent of the whole, 0 to 100. */
  percent: number;
  /** Its other figures, for the table alone. */
  more?: readonly string[];
  /** All that has no row of its own; its bar is paler. */
  isRest?: boolean;
}

/** How a whole is shared. */
export interface ShareBarsProps {
  /** What is shared. */
  label: string;
  /** In the order in which they are shown. */
  shares: readonly Share[];
  /** The words of the table, and the heads of its columns: of the share and of each other figure. */
  table: ChartTableTexts & { columns: readonly string[] };
}

// The least share that there is can still be seen.
const lengthOf = (percent: number): string =>
  percent > 0 ? `max(3px, ${Math.min(100, percent)}%)` : '0';

/** How a whole is shared: a list with a bar for each share, which is as long as its part of the whole. */
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
