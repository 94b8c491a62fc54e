import { Text } from '@/design/components/Text/Text';
import { companionTexts } from '@/texts/companion';
import { formatNumber } from '@contract/rules/text/counts';
import { companionStats, type CompanionStat } from '@contract/rules/companion/rewards';
import * as styles from './StatList.css';

/** The value at which a bar is full; a stat itself has no upper limit. */
const FULL = 100;

export interface StatListProps {
  /** Missing stats are not shown. */
  stats: Partial<Record<CompanionStat, number>>;
  /** Puts the stats on one line if there is room. */
  wide?: boolean;
  /** Shows each stat above a bar instead of on a tile. */
  bars?: boolean;
  /** Formats a number. */
  format?: (value: number) => string;
}

/** The stats of a companion. */
export function StatList({ stats, wide, bars, format = formatNumber }: StatListProps) {
  return (
    <dl className={wide ? styles.wide : bars ? styles.bars : styles.list}>
      {companionStats.map((stat) => {
        const value = stats[stat];
        return value === undefined ? null : (
          <div key={stat} className={bars ? styles.barred : styles.stat}>
            <Text as="dt" variant="caption" tone="muted" weight="regular">
              {companionTexts.stats[stat]}
            </Text>
            <Text as="dd" variant="label" weight="bold" tabular>
              {format(value)}
            </Text>
            {bars && (
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{ width: `${Math.min(FULL, (value / FULL) * 100)}%` }}
                />
              </span>
            )}
          </div>
        );
      })}
    </dl>
  );
}
