import { ChannelPodium } from '@/components/ChannelPodium/ChannelPodium';
import { ChannelTable, ChannelTableSkeleton } from '@/components/ChannelTable/ChannelTable';
import { useMedia } from '@/design/hooks/useMedia';
import {
  channelQuery,
  channelRanking,
  freshChannels,
  freshQuery,
  channelMethod,
} from '@/features/rankings/lists/channelRankings';
import { useChosen } from '@/features/rankings/filters/useChosen';
import { useRanking, preparing, loading } from '@/features/rankings/lists/createRanking';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { ChannelRanking } from '../parts/ChannelRanking/ChannelRanking';
import { RankingFrame } from '../parts/RankingFrame/RankingFrame';
import { FreshChannelRow } from '@/components/FreshChannelRow/FreshChannelRow';
import { Card } from '@/design/components/Card/Card';
import { Spread } from '@/design/components/Spread/Spread';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { filteredPath, type ChosenOf } from '@/config/filters';
import { rankingFilters } from '@/config/rankingFilters';
import { routes } from '@/config/routes';
import { commonTexts } from '@/texts/common';
import { Link } from 'react-router-dom';
import { ChannelFilters } from '@/features/rankings/filters/ChannelFilters';

const filters = rankingFilters.newChannelRanking;
type Choice = Pick<ChosenOf<typeof filters>, 'country' | 'category'>;

/** The first new channels, with a link to all of them; renders nothing if there are none. */
function FreshChannels({ country, category }: Choice) {
  const { state } = useRanking(freshChannels, freshQuery({ country, category }));
  const channels = state.value?.channels ?? [];
  if (channels.length === 0) return null;
  const all = filteredPath(routes.newChannelRanking, filters, { country, category });
  return (
    <Card as="section" edge aria-label={rankedChannelTexts.newChannels}>
      <Stack gap={16}>
        <Spread>
          <Heading>{rankedChannelTexts.newChannels}</Heading>
          <Text as={Link} to={all} variant="meta" tone="muted" link>
            {commonTexts.more}
          </Text>
        </Spread>
        <Stack as="ol" gap={16}>
          {channels.map((channel) => (
            <li key={channel.id}>
              <FreshChannelRow channel={channel} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** Loads the data of the first view of the channel ranking. */
export const prepare = preparing(
  'channelRanking',
  loading(channelRanking, channelQuery),
  loading(freshChannels, freshQuery),
);

/** How many ranks are larger than the others. */
const PODIUM = { desk: 3, phone: 1 } as const;
/** How many ranks below the first ones the page draws at once. The server renders a phone's. */
const FIRST = { desk: 12, phone: 6 } as const;
const DESK = '(min-width: 900px)';

/** The channels with the most subscribers, views or videos. */
export default function ChannelRankingScreen() {
  const filters = useChosen('channelRanking');
  const { chosen } = filters;
  const { state, retry } = useRanking(channelRanking, channelQuery(chosen));
  const counted = state.value;
  // A phone does not keep elements that it never shows.
  const podium = useMedia(DESK, true) ? PODIUM.desk : PODIUM.phone;
  const first = useMedia(DESK, false) ? FIRST.desk : FIRST.phone;
  const place = rankingTexts.regions[chosen.country];
  return (
    <RankingFrame
      name="channelRanking"
      counted={counted}
      busy={state.status === 'loading'}
      method={counted ? channelMethod(counted.method, place, false) : []}
      filters={<ChannelFilters filters={filters} />}
      beside={<FreshChannels country={chosen.country} category={chosen.category} />}
    >
      <ChannelRanking
        title={rankingTexts.headings.channelRanking}
        state={state}
        skeleton={<ChannelTableSkeleton />}
        onRetry={retry}
        above={1}
        first={first}
        head={({ channels, source }) => (
          <ChannelPodium
            label={rankedChannelTexts.podium}
            channels={channels.slice(0, podium)}
            sort={chosen.sort}
            isSample={source !== 'live'}
          />
        )}
      >
        {(shown, { source }) => (
          <ChannelTable
            label={rankedChannelTexts.channelList}
            channels={shown}
            sort={chosen.sort}
            shownAbove={PODIUM.desk - 1}
            isSample={source !== 'live'}
          />
        )}
      </ChannelRanking>
    </RankingFrame>
  );
}
