import { ApiError } from '../errors';
import { reasonTexts } from '../texts';

/**
 * The most members that one member can follow: a page of their posts looks at each of them. Source:
 * docs/product/limits.md#lengths-and-sizes.
 */
export const FOLLOWS_MOST = 500;

/** What decides whether a member can follow another. */
interface FollowFacts {
  isSelf: boolean;
  /** Whether the member blocked the other. */
  isBlocked: boolean;
  /** Whether the other blocked the member. */
  isBlockedBy: boolean;
  /** How many members the member follows. */
  count: number;
}

/**
 * Lets a member follow another. Somebody who was blocked is not told so.
 * @throws ApiError FORBIDDEN for oneself, where either blocked the other, and beyond the limit
 */
export function guardFollow({ isSelf, isBlocked, isBlockedBy, count }: FollowFacts): void {
  if (isSelf) throw new ApiError('FORBIDDEN', reasonTexts.selfFollowed);
  if (isBlocked) throw new ApiError('FORBIDDEN', reasonTexts.blockedFollowed);
  if (isBlockedBy) throw new ApiError('FORBIDDEN', reasonTexts.notFollowable);
  if (count >= FOLLOWS_MOST) throw new ApiError('FORBIDDEN', reasonTexts.followsMany);
}

/** The fields of a feed's query that narrow it or order it. */
interface Narrowed {
  q?: unknown;
  sphereId?: unknown;
  timing?: unknown;
  content?: unknown;
  sort?: unknown;
}

/**
 * A feed's query as it is answered: the feed of followed members stands alone, the newest first, so
 * what else its address asks for is ignored.
 */
export function effectiveFeed<Q extends Narrowed & { following?: boolean | undefined }>(
  query: Q,
): Q {
  if (!query.following) return query;
  const nothing = { q: undefined, sphereId: undefined, timing: undefined, content: undefined };
  return { ...query, ...nothing, sort: undefined };
}
