import { ChannelPodium } from '@/components/ChannelPodium/ChannelPodium';
import { ChannelTable, ChannelTableSkeleton } from '@/components/ChannelTable/ChannelTable';
import { NothingRanked } from '@/components/NothingRanked/NothingRanked';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Stack } from '@/design/components/Stack/Stack';
import { useMedia } from '@/design/hooks/useMedia';
import { ChannelFilters } from '@/features/rankings/ChannelFilters';
import { FreshChannels } from '@/features/rankings/FreshChannels';
import { channelMethod } from '@/features/rankings/channelMethod';
import { channelQuery, channelRanking } from '@/features/rankings/channelRankings';
import { SheetButton } from '@/features/rankings/SheetButton';
import { Unfolded } from '@/features/rankings/Unfolded';
import { useChosen } from '@/features/rankings/useChosen';
import { useRanking } from '@/features/rankings/useRanking';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';

export { prepareChannelRanking as prepare } from './prepareChannelRanking';

/** How many places are drawn larger than the others. */
const PODIUM = { desk: 3, phone: 1 } as const;
/** How many places below the first are drawn with the page. */
const FIRST = { desk: 12, phone: 7 } as const;

/** The channels with the most subscribers, views or videos. */
export default function ChannelRankingScreen() {
  const filters = useChosen('channelRanking');
  const { chosen } = filters;
  const { state, retry } = useRanking(channelRanking, channelQuery(chosen));
  const counted = state.value;
  // A phone does not keep what it never shows.
  const device = useMedia('(min-width: 900px)', true) ? 'desk' : 'phone';
  const title = rankingTexts.headings.channelRanking;
  const place = rankingTexts.regions[chosen.country];
  return (
    <RankingFrame
      name="channelRanking"
      counted={counted}
      method={counted ? channelMethod(counted.method, place, false) : []}
      filters={<ChannelFilters filters={filters} />}
      beside={<FreshChannels country={chosen.country} category={chosen.category} />}
    >
      <RemoteContent
        state={state}
        failed={rankedChannelTexts.channelsFailed}
        skeleton={<ChannelTableSkeleton />}
        inCard={state.status === 'failed'}
        onRetry={retry}
      >
        {({ channels, source, method }) =>
          channels.length === 0 ? (
            <NothingRanked message={rankedChannelTexts.noChannels} />
          ) : (
            <Stack gap={{ base: 8, wide: 16 }}>
              <ChannelPodium
                label={rankedChannelTexts.podium}
                channels={channels.slice(0, PODIUM[device])}
                sort={chosen.sort}
                isSample={source !== 'live'}
              />
              <Unfolded
                items={channels.slice(1)}
                first={FIRST[device]}
                actions={
                  <SheetButton save={(by) => by.saveChannels(title, method.day, channels)} />
                }
              >
                {(shown) => (
                  <ChannelTable
                    label={rankedChannelTexts.channelList}
                    channels={shown}
                    sort={chosen.sort}
                    shownAbove={PODIUM.desk - 1}
                    isSample={source !== 'live'}
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
