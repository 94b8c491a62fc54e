import { ApiError } from '@contract/errors';
import { headline } from '@contract/rules/posts/headline';
import { formatId, parseId } from '@contract/rules/site/ids';
import { rewardEntry } from '@contract/rules/companion/ledger';
import {
  decisionStatus,
  isOutdated,
  reviewOf,
  UNDO_TAKEN,
  undoOf,
  type Decision,
  type DecisionStatus,
  type Seen,
  isKnownDecision,
} from '@contract/rules/admin/review';
import { IMPORT_SOURCE } from '@contract/rules/posts/saved-video';
import {
  rewardsOfPost,
  UNREVIEWED_POSTS_A_DAY,
  type PostRewards,
} from '@contract/rules/companion/rewards';
import { reasonTexts } from '@contract/texts';
import { audit, type AuditRow } from './audit';
import { grant, ledger } from './ledger';
import { notifications } from './notifications';
import { posts, type PostRow } from './posts';
import { removePost } from './removal';

/** Pays for a post that needs no review. @returns the reward */
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

/** The result of a decision about a post. */
export interface Outcome {
  status: Exclude<DecisionStatus, 'missing'>;
  isUndoable: boolean;
}

const undone = (status: Outcome['status']): Outcome => ({ status, isUndoable: false });

/**
 * Confirms a post, takes it down or rejects it, pays its author if due, and notifies them.
 * @param made the reviewer (null for a script with the admin key), what they saw, and the bulk id
 */
export function reviewPost(
  post: PostRow,
  decision: Decision,
  made: { reviewerId: number | null; seen: Seen | undefined; bulkId: string },
  now: number,
): Outcome {
  const status = decisionStatus(post, decision.kind, made.seen);
  if (status !== 'done') return undone(status);
  const { reviewerId, bulkId } = made;
  const { id, authorId } = post;
  const review = reviewOf(post, decision, reviewerId, now);
  posts.update(id, review.state);
  audit.write({
    actorId: reviewerId,
    action: `post.${decision.kind}`,
    subject: formatId('post', id),
    detail: decision.reason,
    memberId: authorId,
    ...review.audit,
    bulkId,
    now,
  });
  const { notification } = review;
  const last = notifications.lastDecision(id, authorId);
  if (notification && !isKnownDecision(last, notification, post.changedAt)) {
    notifications.notify(notification);
  }
  const isRewarded = review.isPaid && post.apiSource !== IMPORT_SOURCE;
  if (isRewarded) {
    grant(authorId, rewardEntry('post_create', id, now), now);
    notifications.notifyFollowers(post, now);
  }
  return { status, isUndoable: !review.isPaid && reviewerId !== null };
}

/**
 * An admin's bulk decision, by post id.
 * @throws ApiError NOT_FOUND if it does not exist, CONFLICT if it is too old or was undone
 */
export function decisionsOf(
  bulkId: string,
  reviewerId: number,
  now: number,
): Map<number, AuditRow> {
  const made = audit.listAtOnce(bulkId).filter(({ actorId }) => actorId === reviewerId);
  const [first] = made;
  if (!first) throw new ApiError('NOT_FOUND', reasonTexts.undoNotFound);
  if (made.some(({ action }) => action === 'post.undo')) {
    throw new ApiError('CONFLICT', reasonTexts.undoneBefore);
  }
  if (now - first.createdAt > UNDO_TAKEN) throw new ApiError('CONFLICT', reasonTexts.undoLate);
  return new Map(made.map((row) => [parseId('post', row.subject) ?? 0, row]));
}

/** Deletes a post for good, and notifies its author of the reason. */
export function deletePost(
  post: PostRow,
  {
    actorId,
    seen,
    reason,
    bulkId,
  }: {
    actorId: number | null;
    seen: Seen | undefined;
    reason: string;
    bulkId: string;
  },
  now: number,
): Outcome {
  if (isOutdated(post, seen)) return undone('changed');
  const { id, authorId } = post;
  removePost(id);
  const entry = { actorId, action: 'post.delete', subject: formatId('post', id) } as const;
  audit.write({ ...entry, detail: reason, memberId: authorId, bulkId, now });
  if (authorId !== actorId) {
    const postTitle = headline(post.title, post.blocks);
    notifications.notifyOwn(authorId, { kind: 'removed', level: null, reason, postTitle }, now);
  }
  return undone('done');
}

/** Undoes a decision and removes the author's notification unless it was read. */
export function undoReview(
  post: PostRow,
  decision: AuditRow,
  reviewerId: number,
  now: number,
): Outcome {
  const kind = decision.action.replace('post.', '');
  const audited = { kind, before: decision.before ?? '', after: decision.after ?? '' };
  const way = undoOf(post, audited, reviewerId, now);
  if (way.status !== 'done') return undone(way.status);
  posts.update(post.id, way.state);
  audit.write({
    actorId: reviewerId,
    action: 'post.undo',
    subject: formatId('post', post.id),
    detail: kind,
    memberId: post.authorId,
    ...way.audit,
    bulkId: decision.bulkId,
    now,
  });
  notifications.takeBack(way.notification);
  return undone('done');
}
