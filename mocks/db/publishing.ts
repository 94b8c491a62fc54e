import { rewardEntry } from '@contract/rules/ledger';
import { noPostRewards, postRewards, type PostRewards } from '@contract/rules/rewards';
import { grant, ledger } from './ledger';
import { posts, type PostRow } from './posts';

/**
 * Shows a post to everybody; the first time gives it its place in the feed and pays its reward.
 * @returns what it earned
 */
export function confirmPost(
  { id, authorId, publishedAt }: PostRow,
  now: number,
  limit?: number,
): PostRewards {
  posts.update(id, { isConfirmed: true, publishedAt: publishedAt ?? now, revertReason: null });
  if (publishedAt !== null) return noPostRewards;
  const given = grant(authorId, rewardEntry('post_create', id, now), now, limit);
  if (!given) return noPostRewards;
  return { points: given.waterDrops, plantExperience: given.plantExperience };
}

/** What a post earned, or will when it is confirmed. */
export function rewardsOf({ id, authorId, publishedAt }: PostRow, now: number): PostRewards {
  if (publishedAt === null) return postRewards;
  const entry = ledger.find(authorId, rewardEntry('post_create', id, now));
  if (!entry) return noPostRewards;
  return { points: entry.waterDrops, plantExperience: entry.plantExperience };
}

/** Takes a post back into review, and says why; its place and its reward stay. */
export function unconfirmPost({ id }: PostRow, revertReason: string): void {
  posts.update(id, { isConfirmed: false, revertReason });
}
