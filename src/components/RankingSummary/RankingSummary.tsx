import { Card } from '@/design/components/Card/Card';
import { Text } from '@/design/components/Text/Text';
import { rankingTexts } from '@/texts/rankings';
import { figure, item, list } from './RankingSummary.css';

export interface RankingSummaryProps {
  /** Says how many things the figures cover. */
  note: string;
  /** The name of a sum, and its formatted value. */
  figures: readonly (readonly [label: string, value: string])[];
}

/** The totals of a list. */
export function RankingSummary({ note, figures }: RankingSummaryProps) {
  return (
    <Card as="section" edge aria-label={rankingTexts.summary}>
      {/* The figures cover the whole list, although the page may show only a part of it. */}
      <Text as="p" variant="meta" tone="muted" paddingBottom={8}>
        {note}
      </Text>
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
