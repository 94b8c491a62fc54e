import { ChannelButton } from '@/components/ChannelButton/ChannelButton';
import { NewChannelCard } from '@/components/NewChannelCard/NewChannelCard';
import { NothingRanked } from '@/components/NothingRanked/NothingRanked';
import { RankingSummary } from '@/components/RankingSummary/RankingSummary';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Stack } from '@/design/components/Stack/Stack';
import { ChannelFilters } from '@/features/rankings/ChannelFilters';
import { channelMethod } from '@/features/rankings/channelMethod';
import { newChannelQuery, newChannels } from '@/features/rankings/channelRankings';
import { SheetButton } from '@/features/rankings/SheetButton';
import { channelFigures } from '@/features/rankings/channelFigures';
import { Unfolded } from '@/features/rankings/Unfolded';
import { useChosen } from '@/features/rankings/useChosen';
import { useRanking } from '@/features/rankings/useRanking';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { grid } from '../parts/CardGrid/CardGrid.css';
import { CardGridSkeleton } from '../parts/CardGrid/CardGridSkeleton';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';

export { prepareNewChannelRanking as prepare } from './prepareNewChannelRanking';

/** Whole rows of three. */
const FIRST = 6;

/** The channels that were opened within the last month. */
export default function NewChannelRankingScreen() {
  const filters = useChosen('newChannelRanking');
  const { chosen } = filters;
  const { state, retry } = useRanking(newChannels, newChannelQuery(chosen));
  const counted = state.value;
  const title = rankingTexts.headings.newChannelRanking;
  const place = rankingTexts.regions[chosen.country];
  return (
    <RankingFrame
      name="newChannelRanking"
      note={rankedChannelTexts.newSubtitle}
      counted={counted}
      method={counted ? channelMethod(counted.method, place, true) : []}
      filters={<ChannelFilters filters={filters} />}
    >
      <RemoteContent
        state={state}
        failed={rankedChannelTexts.channelsFailed}
        skeleton={<CardGridSkeleton />}
        inCard={state.status === 'failed'}
        onRetry={retry}
      >
        {({ channels, summary, source, method, updatedAt }) =>
          channels.length === 0 ? (
            <NothingRanked message={rankedChannelTexts.noChannels} />
          ) : (
            <Stack gap={{ base: 8, wide: 16 }}>
              <RankingSummary figures={channelFigures(summary)} />
              <Unfolded
                items={channels}
                first={FIRST}
                actions={
                  <SheetButton save={(by) => by.saveChannels(title, method.day, channels)} />
                }
              >
                {(shown) => (
                  <ol className={grid} aria-label={rankedChannelTexts.channelList}>
                    {shown.map((channel) => (
                      <li key={channel.id}>
                        <NewChannelCard
                          channel={channel}
                          updatedAt={updatedAt}
                          action={
                            <ChannelButton
                              id={channel.id}
                              name={channel.name}
                              isSample={source !== 'live'}
                            />
                          }
                        />
                      </li>
                    ))}
                  </ol>
                )}
              </Unfolded>
            </Stack>
          )
        }
      </RemoteContent>
    </RankingFrame>
  );
}
