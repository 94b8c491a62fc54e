import { rewardEntry } from '@contract/rules/ledger';
import { reviewOf, type Decision } from '@contract/rules/review';
import { rewardsOfPost, UNREVIEWED_POSTS_A_DAY, type PostRewards } from '@contract/rules/rewards';
import { grant, ledger } from './ledger';
import { notifications } from './notifications';
import { posts, type PostRow } from './posts';

/** Pays for a post that nobody reviews. @returns what it earned */
export function payUnreviewed({ id, authorId }: PostRow, now: number): PostRewards {
  const entry = rewardEntry('post_create', id, now);
  return rewardsOfPost(false, grant(authorId, entry, now, UNREVIEWED_POSTS_A_DAY));
}

/** The reward that a post earned, or will earn when it is confirmed. */
export function rewardsOf({ id, authorId, publishedAt }: PostRow, now: number): PostRewards {
  return rewardsOfPost(
    publishedAt === null,
    ledger.find(authorId, rewardEntry('post_create', id, now)),
  );
}

/**
 * Confirms a post or takes it back, pays its author where it is due and notifies them.
 * @param reviewerId null for a script with the admin key
 */
export function reviewPost(
  post: PostRow,
  decision: Decision,
  reviewerId: number | null,
  now: number,
): void {
  const review = reviewOf(post, decision, reviewerId, now);
  if (!review) return;
  posts.update(post.id, review.state);
  if (review.notification) notifications.notify({ ...review.notification, createdAt: now });
  if (review.isPaid) grant(post.authorId, rewardEntry('post_create', post.id, now), now);
}
