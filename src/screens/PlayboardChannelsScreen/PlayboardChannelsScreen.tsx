import { ChannelTable, ChannelTableSkeleton } from '@/components/ChannelTable/ChannelTable';
import { NothingRanked } from '@/components/NothingRanked/NothingRanked';
import { RankingSummary } from '@/components/RankingSummary/RankingSummary';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Stack } from '@/design/components/Stack/Stack';
import { ChannelFilters } from '@/features/rankings/ChannelFilters';
import { channelFigures } from '@/features/rankings/channelFigures';
import { channelMethod } from '@/features/rankings/channelMethod';
import { ChannelGrowth } from '@/features/rankings/pictures/ChannelGrowth';
import { channelQuery, channelRanking } from '@/features/rankings/channelRankings';
import { SheetButton } from '@/features/rankings/SheetButton';
import { Unfolded } from '@/features/rankings/Unfolded';
import { useChosen } from '@/features/rankings/useChosen';
import { useRanking } from '@/features/rankings/useRanking';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';

export { preparePlayboardChannels as prepare } from './preparePlayboardChannels';

/** How many places are drawn with the page. */
const FIRST = 9;

/** How the largest channels grow. */
export default function PlayboardChannelsScreen() {
  const filters = useChosen('playboardChannels');
  const { chosen } = filters;
  const { state, retry } = useRanking(channelRanking, channelQuery(chosen));
  const counted = state.value;
  const title = rankingTexts.headings.playboardChannels;
  const place = rankingTexts.regions[chosen.country];
  return (
    <RankingFrame
      name="playboardChannels"
      note={rankedChannelTexts.playboardChannelsNote}
      counted={counted}
      method={counted ? channelMethod(counted.method, place, false) : []}
      filters={<ChannelFilters filters={filters} />}
    >
      <RemoteContent
        state={state}
        failed={rankedChannelTexts.channelsFailed}
        skeleton={<ChannelTableSkeleton />}
        inCard={state.status === 'failed'}
        onRetry={retry}
      >
        {({ channels, summary, source, method }) =>
          channels.length === 0 ? (
            <NothingRanked message={rankedChannelTexts.noChannels} />
          ) : (
            <Stack gap={{ base: 8, wide: 16 }}>
              <RankingSummary figures={channelFigures(summary)} />
              <ChannelGrowth chosen={chosen} />
              <Unfolded
                items={channels}
                first={FIRST}
                actions={
                  <SheetButton save={(by) => by.saveChannels(title, method.day, channels)} />
                }
              >
                {(shown) => (
                  <ChannelTable
                    label={rankedChannelTexts.channelList}
                    channels={shown}
                    sort={chosen.sort}
                    isSample={source !== 'live'}
                    isDetailed
                  />
                )}
              </Unfolded>
            </Stack>
          )
        }
      </RemoteContent>
    </RankingFrame>
  );
}
