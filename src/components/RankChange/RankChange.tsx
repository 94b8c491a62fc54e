import { Text } from '@/design/components/Text/Text';
import { rankingTexts } from '@/texts/rankings';
import type { RankedVideo } from '@contract/models/ranking';
import { down, same, up } from './RankChange.css';

type Place = Pick<RankedVideo, 'previousRank' | 'change' | 'growth'>;

/** The change of a rank since the day before, as text for a screen reader. */
export function changeWords({ change, growth }: Place): string {
  if (change === null) return growth === null ? rankingTexts.collecting : rankingTexts.fresh;
  if (change === 0) return rankingTexts.same;
  return change > 0 ? rankingTexts.up(change) : rankingTexts.down(-change);
}

/**
 * Up, down, unchanged or new since the day before; up is red and down is blue, as in Korean charts.
 * Something that was counted only once has no earlier rank and no sign.
 */
export function RankChange({ place }: { place: Place }) {
  const { change, growth } = place;
  if (change === null && growth === null) return null;
  const said = { role: 'img', 'aria-label': changeWords(place) } as const;
  if (change === null) {
    return (
      <Text {...said} variant="caption" tone="accent" weight="bold">
        NEW
      </Text>
    );
  }
  return (
    <span {...said} className={change === 0 ? same : change > 0 ? up : down}>
      {change === 0 ? '–' : Math.abs(change)}
    </span>
  );
}
