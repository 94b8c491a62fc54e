import type { FeedPeriod, FeedSort } from './categories';
import type { PinScope } from './pins';

/** The orders of a feed (docs/product/rules.md#feed-order). */
export type FeedOrder = 'latest' | 'popular' | 'comments';

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
  /** Only notices. */
  notices?: boolean | undefined;
}

/** The post fields that the orders use. `publishedAt` is in ms since 1970. */
export interface FeedKeySource {
  id: number;
  publishedAt: number;
  likeCount: number;
  commentCount: number;
}

/** Chooses the order of a feed. */
export function feedOrder(filter: FeedFilter): FeedOrder {
  return filter.sort === 'popular' || filter.sort === 'comments' ? filter.sort : 'latest';
}

/**
 * Whose pinned posts lead page 1: the site's in the plain newest feed, a sphere's in that of the
 * sphere; null in every other feed, where pinned posts are in their usual place.
 */
export function leadingPins(filter: FeedFilter): PinScope | null {
  const { q, sphereId, timing, content, following, notices } = filter;
  if (feedOrder(filter) !== 'latest' || q || timing || content) return null;
  if (following || notices) return null;
  return sphereId ? 'sphere' : 'site';
}

/** The period of a feed: only the most liked posts have one (docs/product/rules.md#feed-order). */
export function feedPeriod({ sort, period }: FeedFilter): FeedPeriod | undefined {
  return sort === 'popular' ? period : undefined;
}

/** Whether a member's own pending posts appear above page 1: only in the plain feed. */
export function isLedByOwnPending(filter: FeedFilter): boolean {
  return leadingPins(filter) === 'site';
}

/** The sort fields of an order, all descending; a cursor contains their values as numbers. */
export const feedOrderFields = {
  latest: ['publishedAt', 'id'],
  popular: ['likeCount', 'id'],
  comments: ['commentCount', 'id'],
} as const satisfies Record<FeedOrder, readonly (keyof FeedKeySource)[]>;

/** The numbers that determine a post's position in an order, greatest first. */
export function feedKeys(order: FeedOrder, post: FeedKeySource): number[] {
  return feedOrderFields[order].map((field) => post[field]);
}
