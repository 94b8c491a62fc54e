// The options of rankings and trending. The screens, the checks of a call, the lists and the
// simulation use these same tables.

/** The regions of trending: those of the import, and two more. */
export const trendingRegions = [
  ...(['KR', 'US', 'JP', 'GB', 'CA', 'AU'] as const),
  ...(['DE', 'FR', 'BR', 'IN', 'MX', 'RU'] as const),
] as const;

/** The words that trending offers as one-press searches. */
export const trendingKeywords: readonly string[] = [
  ...['먹방', '브이로그', '게임', '음악', '뉴스', '요리'],
  ...['여행', '운동', '영화 리뷰', '재테크', 'ASMR', '강아지'],
];

/** The maximum age of videos in a trending search, days. */
export const TRENDING_KEYWORD_DAYS = 30;

/** The most videos in trending. */
export const TRENDING_MOST = 10;

/** The regions of rankings; `ALL` is every region. */
export const rankingRegions = ['ALL', 'KR', 'US', 'JP', 'GB'] as const;

/** The upload periods of video rankings: calendar periods in Seoul. */
export const rankingPeriods = ['today', 'week', 'month'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** The sort orders of video rankings. */
export const videoSorts = ['views', 'likes', 'comments'] as const;
export type VideoSort = (typeof videoSorts)[number];

/** The sort orders of channel rankings. */
export const channelSorts = ['subscribers', 'views', 'videos'] as const;
export type ChannelSort = (typeof channelSorts)[number];

/** The categories with their own rankings, by YouTube's ids. */
export const rankingCategories = [
  ...(['1', '2', '10', '15', '17', '19', '20', '22'] as const),
  ...(['23', '24', '25', '26', '27', '28', '29'] as const),
] as const;

/** The groups of categories for channel rankings. Source: docs/product/rules.md#rankings. */
export const categoryGroups = {
  entertainment: ['1', '23', '24'],
  gaming: ['20'],
  education: ['27', '28'],
  music: ['10'],
  lifestyle: ['15', '19', '22', '26'],
} as const satisfies Record<string, readonly string[]>;

/** All possible categories of a channel ranking. */
export const channelCategories = [
  'all',
  ...(Object.keys(categoryGroups) as (keyof typeof categoryGroups)[]),
  ...rankingCategories,
] as const;

/** How many places of a ranking are stored, and so how far down an earlier place is available. */
export const RANKING_DEPTH = 100;
/** How many channels of a ranking show their latest video. */
export const LATEST_VIDEO_PLACES = 3;
/** How long a channel counts as new, days. */
export const NEW_CHANNEL_DAYS = 30;
/** The period for measuring growth, days. */
export const GROWTH_DAYS = 7;
/** How long YouTube statistics are stored, days, unless a deployment agreed to its further terms. */
export const STATISTICS_DAYS = 30;
