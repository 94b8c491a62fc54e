import { rewardEntry } from '@contract/rules/ledger';
import { grant } from './ledger';
import { posts, type PostRow } from './posts';

/** Shows a post to everybody; the first time gives it its place in the feed and pays its reward. */
export function confirmPost({ id, authorId, publishedAt }: PostRow, now: number): void {
  posts.update(id, { isConfirmed: true, publishedAt: publishedAt ?? now });
  grant(authorId, rewardEntry('post_create', id, now), now);
}

/** Takes a post back into review; its place and its reward stay. */
export function unconfirmPost({ id }: PostRow): void {
  posts.update(id, { isConfirmed: false });
}
