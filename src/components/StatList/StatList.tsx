import { Text } from '@/design/components/Text/Text';
import { companionTexts } from '@/texts/companion';
import { formatNumber } from '@contract/rules/counts';
import { companionStats, type CompanionStat } from '@contract/rules/rewards';
import * as styles from './StatList.css';

export interface StatListProps {
  stats: Record<CompanionStat, number>;
  /** In one line where there is room for it. */
  wide?: boolean;
  /** Writes a number; as it is by default. */
  format?: (value: number) => string;
}

/** What a companion is good at. */
export function StatList({ stats, wide = false, format = formatNumber }: StatListProps) {
  return (
    <dl className={wide ? styles.wide : styles.list}>
      {companionStats.map((stat) => (
        <div key={stat} className={styles.stat}>
          <Text as="dt" variant="caption" tone="muted" weight="regular">
            {companionTexts.stats[stat]}
          </Text>
          <Text as="dd" variant="label" weight="bold" tabular className={styles.value}>
            {format(stats[stat])}
          </Text>
        </div>
      ))}
    </dl>
  );
}
