import type { OutputOf } from '@/api/client';
import { fetchChannelRanking, fetchNewChannels, type ChannelRankingQuery } from '@/api/rankings';
import type { ChosenOf, rankingFilters } from '@/config/rankingFilters';
import { createRanking } from './createRanking';

/** The answer of all rankings of channels, the new ones too. */
export type ChannelRankingAnswer = OutputOf<'rankChannels'>;

type ChannelChoice = ChosenOf<(typeof rankingFilters)['channelRanking']>;

/** How many new channels stand beside another list. */
const FRESH_CHANNELS = 4;
/** Of how many channels the growth is drawn, and over how many days. */
const DRAWN = { limit: 5, days: '30' } as const;

export const channelQuery = ({ sort, country, category }: ChannelChoice): ChannelRankingQuery => ({
  sortBy: sort,
  country,
  category,
});
/** The first of the new channels, for the side of another list. */
export const freshQuery = ({
  country,
  category,
}: Pick<ChannelChoice, 'country' | 'category'>): ChannelRankingQuery => ({
  country,
  category,
  limit: FRESH_CHANNELS,
});
export const growthQuery = (chosen: ChannelChoice): ChannelRankingQuery => ({
  ...channelQuery(chosen),
  ...DRAWN,
});

export const channelRanking = createRanking(fetchChannelRanking);
export const newChannels = createRanking(fetchNewChannels);
/** The new channels beside another list. */
export const freshChannels = createRanking(fetchNewChannels);
/** The channels whose growth is drawn, apart from those of the list beside it. */
export const channelGrowth = createRanking(fetchChannelRanking);
