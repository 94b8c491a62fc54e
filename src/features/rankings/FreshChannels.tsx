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
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { Link } from 'react-router-dom';
import { freshChannels, freshQuery } from './channelRankings';
import { useRanking } from './useRanking';

const filters = rankingFilters.newChannelRanking;
type Choice = Pick<ChosenOf<typeof filters>, 'country' | 'category'>;

/** The first new channels, with a link to all of them; renders nothing if there are none. */
export function FreshChannels({ country, category }: Choice) {
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
