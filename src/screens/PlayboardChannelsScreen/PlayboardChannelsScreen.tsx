import { ChannelTable, ChannelTableSkeleton } from '@/components/ChannelTable/ChannelTable';
import { RankingSummary } from '@/components/RankingSummary/RankingSummary';
import { ChannelFilters } from '@/features/rankings/ChannelFilters';
import { channelFigures } from '@/features/rankings/channelFigures';
import { channelMethod } from '@/features/rankings/channelMethod';
import { ChannelGrowth } from '@/features/rankings/pictures/ChannelGrowth';
import { channelQuery, channelRanking } from '@/features/rankings/channelRankings';
import { useChosen } from '@/features/rankings/useChosen';
import { useRanking } from '@/features/rankings/useRanking';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { ChannelRanking } from '../parts/ChannelRanking/ChannelRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { loading, preparing } from '@/features/rankings/preparing';

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
