import { ChannelTable, ChannelTableSkeleton } from '@/components/ChannelTable/ChannelTable';
import { RankingSummary } from '@/components/RankingSummary/RankingSummary';
import {
  channelFigures,
  channelQuery,
  channelRanking,
  channelMethod,
} from '@/features/rankings/lists/channelRankings';
import { useChosen } from '@/features/rankings/filters/useChosen';
import { useRanking, loading, preparing } from '@/features/rankings/lists/createRanking';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { ChannelRanking } from '../parts/ChannelRanking/ChannelRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import type { GrowthPictureProps } from '@/features/rankings/pictures/GrowthPicture';
import { PictureCard } from '@/features/rankings/pictures/PictureCard';
import { byScript } from '@/features/rankings/pictures/pictures.css';
import { ChannelFilters } from '@/features/rankings/filters/ChannelFilters';

// The text of the page comes first.
const GrowthPicture = lazyPart(() => import('@/features/rankings/pictures/GrowthPicture'), {
  after: 1000,
  lost: 'leftOut',
});

/** The growth chart of the largest channels in a list. */
function ChannelGrowth(props: GrowthPictureProps) {
  return (
    <div className={byScript}>
      <PictureCard
        heading={rankedChannelTexts.growthHeading}
        note={rankedChannelTexts.growthNote(rankingTexts.measures[props.chosen.sort])}
      >
        <GrowthPicture {...props} fallback={<Skeleton height={320} radius="md" />} />
      </PictureCard>
    </div>
  );
}

/** Loads the numbers of the page; its chart comes after the text. */
export const prepare = preparing('playboardChannels', loading(channelRanking, channelQuery));

/** How many ranks the page draws at once. */
const FIRST = 9;

/** The growth of the largest channels. */
export default function PlayboardChannelsScreen() {
  const filters = useChosen('playboardChannels');
  const { chosen } = filters;
  const { state, retry } = useRanking(channelRanking, channelQuery(chosen));
  const counted = state.value;
  const place = rankingTexts.regions[chosen.country];
  return (
    <RankingFrame
      name="playboardChannels"
      note={rankedChannelTexts.playboardChannelsNote}
      counted={counted}
      busy={state.status === 'loading'}
      method={counted ? channelMethod(counted.method, place, false) : []}
      filters={<ChannelFilters filters={filters} />}
    >
      <ChannelRanking
        title={rankingTexts.headings.playboardChannels}
        state={state}
        skeleton={<ChannelTableSkeleton />}
        onRetry={retry}
        first={FIRST}
        head={({ summary }) => (
          <>
            <RankingSummary {...channelFigures(summary)} />
            <ChannelGrowth chosen={chosen} />
          </>
        )}
      >
        {(shown, { source }) => (
          <ChannelTable
            label={rankedChannelTexts.channelList}
            channels={shown}
            sort={chosen.sort}
            isSample={source !== 'live'}
            isDetailed
          />
        )}
      </ChannelRanking>
    </RankingFrame>
  );
}
