import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import type { ChosenOf } from '@/config/filters';
import type { rankingFilters } from '@/config/rankingFilters';
import { LineChart, type LineSeries } from '@/design/charts/LineChart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { growthTexts } from '@/texts/rankingPictures';
import { channelGrowth, growthQuery } from '../lists/channelRankings';
import { useRanking } from '../lists/createRanking';
import type { RankedChannel } from '@contract/models/ranking';

type Course = Pick<RankedChannel, 'id' | 'name' | 'history'>;

/** Lines over the days from the first to the last. */
interface Growth {
  series: LineSeries[];
  from: string;
  to: string;
}

/** The growth in percent since the first count, with one decimal. */
const percentOf = (value: number, first: number) => Math.round((value / first - 1) * 1_000) / 10;

/**
 * Computes the growth of each channel since its first count, in percent, so that channels of
 * different sizes can be compared. A channel that was counted once has no line.
 * @returns null if there is no line
 */
export function growthSeries(channels: readonly Course[]): Growth | null {
  const series = channels.flatMap(({ id, name, history }) => {
    const first = history[0]?.value ?? 0;
    if (history.length < 2 || first === 0) return [];
    const points = history.map(({ day, value }) => ({ day, value: percentOf(value, first) }));
    return [{ id, name, points }];
  });
  // Days in this format sort as strings.
  const days = series.flatMap(({ points }) => points.map(({ day }) => day)).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { series, from, to };
}

export interface GrowthPictureProps {
  chosen: ChosenOf<(typeof rankingFilters)['playboardChannels']>;
}

/** The growth of the largest channels in a list over thirty days. */
export default function GrowthPicture({ chosen }: GrowthPictureProps) {
  const { state, retry } = useRanking(channelGrowth, growthQuery(chosen));
  return (
    <RemoteContent
      state={state}
      failed={rankingTexts.picturesFailed}
      skeleton={<Skeleton height={320} radius="md" />}
      onRetry={retry}
    >
      {({ channels }) => {
        const growth = growthSeries(channels);
        return growth === null ? (
          <Text as="p" variant="meta" tone="muted">
            {rankingTexts.collecting}
          </Text>
        ) : (
          <LineChart label={rankedChannelTexts.growthHeading} {...growth} texts={growthTexts} />
        );
      }}
    </RemoteContent>
  );
}
