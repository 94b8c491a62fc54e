/** When a video is best watched. Source: docs/product/rules.md#categories. */
export const timings = ['drinking', 'commute', 'break'] as const;
/** The topic of a video. Source: docs/product/rules.md#categories. */
export const contents = [
  'cooking',
  'knowledge',
  'humor',
  'economy',
  'news',
  'sports',
  'asmr',
  'gaming',
] as const;
/** The order of a feed: newest, most liked, most discussed. */
export const feedSorts = ['latest', 'popular', 'comments'] as const;
/** The calendar periods in Korea for the most liked posts. */
export const feedPeriods = ['today', 'week', 'month'] as const;

export type Timing = (typeof timings)[number];
export type ContentCategory = (typeof contents)[number];
export type FeedSort = (typeof feedSorts)[number];
export type FeedPeriod = (typeof feedPeriods)[number];

/** The name of each category, for choosing and for searching. */
export const timingTexts: Record<Timing, string> = {
  drinking: '술 한잔할 때',
  commute: '출퇴근할 때',
  break: '잠깐 쉴 때',
};

export const contentTexts: Record<ContentCategory, string> = {
  cooking: '요리',
  knowledge: '지식',
  humor: '유머',
  economy: '경제',
  news: '뉴스',
  sports: '스포츠',
  asmr: 'ASMR',
  gaming: '게임',
};
