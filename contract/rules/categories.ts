/** When a video is best watched. Source: docs/product/rules.md#categories. */
export const timings = ['drinking', 'commute', 'break'] as const;
/** What a video is about. Source: docs/product/rules.md#categories. */
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
/** How a feed is ordered: newest, most liked, most discussed. */
export const feedSorts = ['latest', 'popular', 'comments'] as const;
/** The calendar periods in Korea that the most liked posts can be narrowed to. */
export const feedPeriods = ['today', 'week', 'month'] as const;

export type Timing = (typeof timings)[number];
export type ContentCategory = (typeof contents)[number];
export type FeedSort = (typeof feedSorts)[number];
export type FeedPeriod = (typeof feedPeriods)[number];

/** The name of each category, by which people choose it and search for it. */
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
