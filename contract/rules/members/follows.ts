import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';

/**
 * The most members that one member can follow, because each page of their posts reads all of them.
 * Source: docs/product/limits.md#lengths-and-sizes.
 */
export const FOLLOWS_MOST = 500;

/** The facts that decide whether a member can follow another. */
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
 * Lets a member follow another. The error does not reveal a block by the other.
 * @throws ApiError FORBIDDEN for oneself, if either blocked the other, and beyond the limit
 */
export function guardFollow({ isSelf, isBlocked, isBlockedBy, count }: FollowFacts): void {
  if (isSelf) throw new ApiError('FORBIDDEN', reasonTexts.selfFollowed);
  if (isBlocked) throw new ApiError('FORBIDDEN', reasonTexts.blockedFollowed);
  if (isBlockedBy) throw new ApiError('FORBIDDEN', reasonTexts.notFollowable);
  if (count >= FOLLOWS_MOST) throw new ApiError('FORBIDDEN', reasonTexts.followsMany);
}

/** The query fields that filter or sort a feed. */
interface Narrowed {
  q?: unknown;
  sphereId?: unknown;
  timing?: unknown;
  content?: unknown;
  sort?: unknown;
}

/**
 * The feed query that the answer uses: the feeds of followed members and of notices ignore all
 * other filters and orders and are sorted newest first.
 */
export function effectiveFeed<
  Q extends Narrowed & { following?: boolean | undefined; notices?: boolean | undefined },
>(query: Q): Q {
  if (!query.following && !query.notices) return query;
  const nothing = { q: undefined, sphereId: undefined, timing: undefined, content: undefined };
  return { ...query, ...nothing, sort: undefined };
}
