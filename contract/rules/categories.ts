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

export type Timing = (typeof timings)[number];
export type ContentCategory = (typeof contents)[number];
export type FeedSort = (typeof feedSorts)[number];
