import type { FeedSort } from './categories';

/**
 * The orders a feed can have. Pinned posts lead only the plain newest-first feed
 * (docs/product/rules.md#feed-order).
 */
export type FeedOrder = 'pinnedLatest' | 'latest' | 'popular' | 'comments';

/** The fields of a query that decide the order. */
export interface FeedFilter {
  q?: string | undefined;
  sphereId?: number | undefined;
  timing?: string | undefined;
  content?: string | undefined;
  sort?: FeedSort | undefined;
}

/** The fields of a post that the orders use. `publishedAt` is in ms since 1970. */
export interface FeedKeySource {
  id: number;
  isPinned: boolean;
  publishedAt: number;
  likeCount: number;
  commentCount: number;
}

/** Chooses the order of a feed. */
export function feedOrder(filter: FeedFilter): FeedOrder {
  if (filter.sort === 'popular' || filter.sort === 'comments') return filter.sort;
  const filtered = filter.q || filter.sphereId || filter.timing || filter.content;
  return filtered ? 'latest' : 'pinnedLatest';
}

/** The fields an order sorts by, all descending; their values are the numbers of a cursor. */
export const feedOrderFields = {
  pinnedLatest: ['isPinned', 'publishedAt', 'id'],
  latest: ['publishedAt', 'id'],
  popular: ['likeCount', 'id'],
  comments: ['commentCount', 'id'],
} as const satisfies Record<FeedOrder, readonly (keyof FeedKeySource)[]>;

/** The numbers that place a post in an order, greatest first. */
export function feedKeys(order: FeedOrder, post: FeedKeySource): number[] {
  return feedOrderFields[order].map((field) => Number(post[field]));
}
