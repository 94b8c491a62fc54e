import { Card } from '@/design/components/Card/Card';
import { Text } from '@/design/components/Text/Text';
import { rankingTexts } from '@/texts/rankings';
import { figure, item, list } from './RankingSummary.css';

export interface RankingSummaryProps {
  /** What is summed up, and its figure as it is read. */
  figures: readonly (readonly [label: string, value: string])[];
}

/** The figures of all that a list shows. */
export function RankingSummary({ figures }: RankingSummaryProps) {
  return (
    <Card as="section" edge aria-label={rankingTexts.summary}>
      <dl className={list}>
        {figures.map(([label, value]) => (
          <div key={label} className={item}>
            <Text as="dt" variant="meta" tone="muted">
              {label}
            </Text>
            <Text as="dd" variant="figureMedium" className={figure}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </Card>
  );
}
