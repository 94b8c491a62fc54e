import { Card } from '@/design/components/Card/Card';
import { Text } from '@/design/components/Text/Text';
import { rankingTexts } from '@/texts/rankings';
import { figure, item, list, noteLine } from './RankingSummary.css';

export interface RankingSummaryProps {
  /** Of how many things the figures are. */
  note: string;
  /** What is summed up, and its figure as it is read. */
  figures: readonly (readonly [label: string, value: string])[];
}

/** What all that a list has comes to. */
export function RankingSummary({ note, figures }: RankingSummaryProps) {
  return (
    <Card as="section" edge aria-label={rankingTexts.summary}>
      <p className={noteLine}>{note}</p>
      <dl className={list}>
        {figures.map(([label, value]) => (
          <div key={label} className={item}>
            <Text as="dt" variant="meta" tone="muted">
              {label}
            </Text>
            <dd className={figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
