// What rankings and trending can be asked for. The screens, the checks of a call, the lists that are
// made and the simulation read these same tables.

/** The regions of trending: those of the import, and two more. */
export const trendingRegions = [
  ...(['KR', 'US', 'JP', 'GB', 'CA', 'AU'] as const),
  ...(['DE', 'FR', 'BR', 'IN', 'MX', 'RU'] as const),
] as const;

/** The words that trending searches for at one press. */
export const trendingKeywords: readonly string[] = [
  ...['먹방', '브이로그', '게임', '음악', '뉴스', '요리'],
  ...['여행', '운동', '영화 리뷰', '재테크', 'ASMR', '강아지'],
];

/** How old the videos may be that a search of trending finds, days. */
export const TRENDING_KEYWORD_DAYS = 30;

/** The most videos that trending shows. */
export const TRENDING_MOST = 10;

/** The regions of rankings; `ALL` is every region. */
export const rankingRegions = ['ALL', 'KR', 'US', 'JP', 'GB'] as const;

/** The times of upload by which videos are ranked: each is a calendar one in Seoul. */
export const rankingPeriods = ['today', 'week', 'month'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** What videos are ranked by. */
export const videoSorts = ['views', 'likes', 'comments'] as const;
export type VideoSort = (typeof videoSorts)[number];

/** What channels are ranked by. */
export const channelSorts = ['subscribers', 'views', 'videos'] as const;
export type ChannelSort = (typeof channelSorts)[number];

/** The categories that have rankings of their own, by YouTube's ids. */
export const rankingCategories = [
  ...(['1', '2', '10', '15', '17', '19', '20', '22'] as const),
  ...(['23', '24', '25', '26', '27', '28', '29'] as const),
] as const;

/** The groups of categories that channels can be ranked in. Source: docs/product/rules.md#rankings. */
export const categoryGroups = {
  entertainment: ['1', '23', '24'],
  gaming: ['20'],
  education: ['27', '28'],
  music: ['10'],
  lifestyle: ['15', '19', '22', '26'],
} as const satisfies Record<string, readonly string[]>;

/** All that a ranking of channels may be limited to. */
export const channelCategories = [
  'all',
  ...(Object.keys(categoryGroups) as (keyof typeof categoryGroups)[]),
  ...rankingCategories,
] as const;

/** How many places of a ranking are kept, and so how far back a place at the day before is known. */
export const RANKING_DEPTH = 100;
/** How many channels of a ranking are shown with their latest video. */
export const LATEST_VIDEO_PLACES = 3;
/** How long a channel counts as new, days. */
export const NEW_CHANNEL_DAYS = 30;
/** Over how many days growth is measured. */
export const GROWTH_DAYS = 7;
/** How long statistics of YouTube are kept, days, unless a deployment has agreed to its further terms. */
export const STATISTICS_DAYS = 30;
