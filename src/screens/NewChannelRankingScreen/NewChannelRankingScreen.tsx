import { ChannelButton } from '@/components/ChannelButton/ChannelButton';
import { NewChannelCard } from '@/components/NewChannelCard/NewChannelCard';
import { RankingSummary } from '@/components/RankingSummary/RankingSummary';
import {
  channelQuery,
  newChannels,
  channelFigures,
  channelMethod,
} from '@/features/rankings/lists/channelRankings';
import { useChosen } from '@/features/rankings/filters/useChosen';
import { useRanking, loading, preparing } from '@/features/rankings/lists/createRanking';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { grid } from '../parts/CardGrid/CardGrid.css';
import { CardGridSkeleton } from '../parts/CardGrid/CardGridSkeleton';
import { ChannelRanking } from '../parts/ChannelRanking/ChannelRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { ChannelFilters } from '@/features/rankings/filters/ChannelFilters';

/** Loads the data of the first view of the new channels. */
export const prepare = preparing('newChannelRanking', loading(newChannels, channelQuery));

/** Whole rows of three. */
const FIRST = 6;

/** The channels that were opened in the last month. */
export default function NewChannelRankingScreen() {
  const filters = useChosen('newChannelRanking');
  const { chosen } = filters;
  const { state, retry } = useRanking(newChannels, channelQuery(chosen));
  const counted = state.value;
  const place = rankingTexts.regions[chosen.country];
  return (
    <RankingFrame
      name="newChannelRanking"
      note={rankedChannelTexts.newSubtitle}
      counted={counted}
      busy={state.status === 'loading'}
      method={counted ? channelMethod(counted.method, place, true) : []}
      filters={<ChannelFilters filters={filters} />}
    >
      <ChannelRanking
        title={rankingTexts.headings.newChannelRanking}
        state={state}
        skeleton={<CardGridSkeleton />}
        onRetry={retry}
        first={FIRST}
        head={({ summary }) => <RankingSummary {...channelFigures(summary)} />}
      >
        {(shown, { source, updatedAt }) => (
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
      </ChannelRanking>
    </RankingFrame>
  );
}
