import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import type { ChosenOf } from '@/config/filters';
import type { rankingFilters } from '@/config/rankingFilters';
import { LineChart } from '@/design/charts/LineChart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { growthTexts } from '@/texts/rankingPictures';
import { channelGrowth, growthQuery } from '../channelRankings';
import { useRanking } from '../useRanking';
import { growthSeries } from './growthSeries';

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
