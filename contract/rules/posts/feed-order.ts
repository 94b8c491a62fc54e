import type { FeedPeriod, FeedSort } from './categories';

/**
 * The orders of a feed. Pinned posts come first only in the plain newest-first feed
 * (docs/product/rules.md#feed-order).
 */
export type FeedOrder = 'pinnedLatest' | 'latest' | 'popular' | 'comments';

/** The query fields that determine the order. */
export interface FeedFilter {
  q?: string | undefined;
  sphereId?: number | undefined;
  timing?: string | undefined;
  content?: string | undefined;
  sort?: FeedSort | undefined;
  period?: FeedPeriod | undefined;
  /** Only posts of followed members. */
  following?: boolean | undefined;
}

/** The post fields that the orders use. `publishedAt` is in ms since 1970. */
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
  const { q, sphereId, timing, content, following } = filter;
  const filtered = q || sphereId || timing || content || following;
  return filtered ? 'latest' : 'pinnedLatest';
}

/** The period of a feed: only the most liked posts have one (docs/product/rules.md#feed-order). */
export function feedPeriod({ sort, period }: FeedFilter): FeedPeriod | undefined {
  return sort === 'popular' ? period : undefined;
}

/** Whether a member's own pending posts appear above page 1: only in the plain feed. */
export function isLedByOwnPending(filter: FeedFilter): boolean {
  return feedOrder(filter) === 'pinnedLatest';
}

/** The sort fields of an order, all descending; a cursor contains their values as numbers. */
export const feedOrderFields = {
  pinnedLatest: ['isPinned', 'publishedAt', 'id'],
  latest: ['publishedAt', 'id'],
  popular: ['likeCount', 'id'],
  comments: ['commentCount', 'id'],
} as const satisfies Record<FeedOrder, readonly (keyof FeedKeySource)[]>;

/** The numbers that determine a post's position in an order, greatest first. */
export function feedKeys(order: FeedOrder, post: FeedKeySource): number[] {
  return feedOrderFields[order].map((field) => Number(post[field]));
}
