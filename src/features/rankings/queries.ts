import type { ChannelRankingQuery, TrendingQuery, VideoRankingQuery } from '@/api/rankings';
import type { ChosenOf, rankingFilters } from '@/config/rankingFilters';

type Chosen<Name extends keyof typeof rankingFilters> = ChosenOf<(typeof rankingFilters)[Name]>;
type ChannelChoice = Chosen<'channelRanking'>;

export type { TrendingQuery };

/** How many videos a page shows: whole rows of two and of three cards. */
const VIDEOS = 24;
const NEW_CHANNELS = 24;
const CHANNELS = 50;
const FRESH_CHANNELS = 4;
/** Of how many channels the growth is drawn, and over how many days. */
const DRAWN = { limit: 5, days: '30' } as const;

const ofChannels = ({ sort, country, category }: ChannelChoice) => ({
  sortBy: sort,
  country,
  category,
});

export const channelQuery = (chosen: ChannelChoice): ChannelRankingQuery => ({
  ...ofChannels(chosen),
  limit: CHANNELS,
});
export const newChannelQuery = (chosen: ChannelChoice): ChannelRankingQuery => ({
  ...ofChannels(chosen),
  limit: NEW_CHANNELS,
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
  ...ofChannels(chosen),
  ...DRAWN,
});

export const timeQuery = ({ period, region }: Chosen<'timeRanking'>): VideoRankingQuery => ({
  period,
  region,
  limit: VIDEOS,
});
export const categoryQuery = (chosen: Chosen<'categoryRanking'>): VideoRankingQuery => ({
  period: chosen.period,
  region: chosen.region,
  categoryId: chosen.category,
  limit: VIDEOS,
});
export const analysisQuery = (chosen: Chosen<'playboardVideos'>): VideoRankingQuery => ({
  period: chosen.period,
  region: chosen.region,
  sortBy: chosen.sort,
  limit: VIDEOS,
});
export const trendingQuery = (region: Chosen<'trending'>['region'], q = ''): TrendingQuery => ({
  region,
  q,
});
