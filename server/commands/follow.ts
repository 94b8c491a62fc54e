import { guardFollow } from '@contract/rules/members/follows';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import {
  countFollowers,
  deleteFollow,
  findFollowFacts,
  insertFollow,
  lockPair,
} from '../tables/follow';

type Pair = { memberId: number; followedId: number };

/**
 * Follows another member.
 * @param now ms
 * @returns the number of followers
 * @throws ApiError NOT_FOUND for an unknown member, FORBIDDEN for oneself, after a block by either,
 * and beyond the limit
 */
export function followMember(db: Database, pair: Pair, now: number): Promise<number> {
  const { memberId, followedId } = pair;
  return db.transaction(async (tx) => {
    const found = await lockPair(tx, pair);
    requireFound(found.includes(followedId) || null, reasonTexts.memberNotFound);
    const facts = await findFollowFacts(tx, pair);
    guardFollow({ ...facts, isSelf: memberId === followedId });
    await insertFollow(tx, { ...pair, now });
    return countFollowers(tx, { id: followedId });
  });
}

/** Unfollows a member. @returns the number of followers */
export function unfollowMember(db: Database, pair: Pair): Promise<number> {
  return db.transaction(async (tx) => {
    await deleteFollow(tx, pair);
    return countFollowers(tx, { id: pair.followedId });
  });
}
