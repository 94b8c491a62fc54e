import type { InputOf, OutputOf } from '@/api/client';
import type { ChosenOf } from '@/config/filters';
import type { rankingFilters } from '@/config/rankingFilters';
import { createRanking } from './createRanking';

type Query = InputOf<'rankChannels'>['query'];

/** The answer for all channel rankings, including that of new channels. */
export type ChannelRankingAnswer = OutputOf<'rankChannels'>;

type ChannelChoice = ChosenOf<(typeof rankingFilters)['channelRanking']>;

/** How many new channels are shown next to another list. */
const FRESH_CHANNELS = 4;
/** How many channels the growth chart shows, and over how many days. */
const DRAWN = { limit: 5, days: '30' } as const;

export const channelQuery = ({ sort, country, category }: ChannelChoice): Query => ({
  sortBy: sort,
  country,
  category,
});
/** The query for the first new channels, shown next to another list. */
export const freshQuery = ({
  country,
  category,
}: Pick<ChannelChoice, 'country' | 'category'>): Query => ({
  country,
  category,
  limit: FRESH_CHANNELS,
});
export const growthQuery = (chosen: ChannelChoice): Query => ({
  ...channelQuery(chosen),
  ...DRAWN,
});

export const channelRanking = createRanking('rankChannels');
export const newChannels = createRanking('listNewChannels');
/** The new channels next to another list. */
export const freshChannels = createRanking('listNewChannels');
/** The channels in the growth chart, loaded separately from the list next to it. */
export const channelGrowth = createRanking('rankChannels');
