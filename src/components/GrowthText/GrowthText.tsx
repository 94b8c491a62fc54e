import { Text } from '@/design/components/Text/Text';
import { rankingTexts } from '@/texts/rankings';
import type { RankedVideo } from '@contract/models/ranking';

export interface GrowthTextProps {
  growth: RankedVideo['growth'];
}

/** The growth in percent, in the colours of a changed rank; unknown until there are two counts. */
export function GrowthText({ growth }: GrowthTextProps) {
  const percent = growth?.percent ?? null;
  if (percent === null) {
    return (
      <Text tone="muted" weight="medium">
        {rankingTexts.collecting}
      </Text>
    );
  }
  return (
    <Text
      tone={percent > 0 ? 'rankUp' : percent < 0 ? 'rankDown' : 'muted'}
      weight="semibold"
      tabular
    >
      {rankingTexts.percent(percent)}
    </Text>
  );
}
