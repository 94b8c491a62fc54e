import { rewardEntry } from '@contract/rules/ledger';
import { grant } from './ledger';
import { posts, type PostRow } from './posts';

/**
 * Shows a post to everybody; the first time gives it its place in the feed and pays its reward.
 * @returns whether it earned
 */
export function confirmPost(
  { id, authorId, publishedAt }: PostRow,
  now: number,
  limit?: number,
): boolean {
  posts.update(id, { isConfirmed: true, publishedAt: publishedAt ?? now });
  return grant(authorId, rewardEntry('post_create', id, now), now, limit);
}

/** Takes a post back into review; its place and its reward stay. */
export function unconfirmPost({ id }: PostRow): void {
  posts.update(id, { isConfirmed: false });
}
