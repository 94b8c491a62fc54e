import { IMPORT_SOURCE } from '../posts/saved-video';
/**
 * The results of a decision about one post: it was carried out; the post already has that state;
 * somebody decided, or the author changed the post, after the admin saw it; the author was paid for
 * it, so an undo is impossible; the post does not exist.
 */
export const decisionStatuses = ['done', 'already', 'changed', 'paid', 'missing'] as const;
export type DecisionStatus = (typeof decisionStatuses)[number];

/** The events in a post's timeline. */
export const timelineKinds = [
  'created',
  'published',
  'changed',
  'confirmed',
  'reverted',
  'rejected',
  'undone',
  'reported',
  'resolved',
  'blinded',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/**
 * An admin's decision about a post: it is public; it waits again; it stays hidden until its author
 * changes it or an admin confirms it.
 */
export type DecisionKind = 'confirm' | 'revert' | 'reject';
/** An admin's action on a post. */
export type ReviewAct = DecisionKind | 'delete';

/**
 * The fields of a post that a review needs; times in ms, `publishedAt` null before the first
 * confirmation, `reviewedAt` null before the first decision.
 */
export interface ReviewedPost {
  id: number;
  authorId: number;
  isConfirmed: boolean;
  isRejected: boolean;
  isBlinded: boolean;
  publishedAt: number | null;
  revision: number;
  revertReason: string | null;
  reviewedAt: number | null;
}

/**
 * Whether the first confirmation of a post, which rewards its author, has not happened yet. Posts
 * from the data tools have no author to reward.
 */
export const isRewardDue = (post: {
  publishedAt: number | null;
  apiSource: string | null;
}): boolean => post.publishedAt === null && post.apiSource !== IMPORT_SOURCE;

/** An admin's decision about posts; `reason` is for their authors. */
export interface Decision {
  kind: DecisionKind;
  reason: string;
}

/** The state of a post that an admin saw before deciding. */
export interface Seen {
  revision: number;
  reviewedAt: number | null;
}

/** The most posts one call may decide about. Source: docs/product/rules.md#review. */
export const CONFIRM_MAX = 20;
/** The longest reason for an author, in characters. Source: docs/product/rules.md#review. */
export const REVIEW_REASON_MAX = 300;
/** How long the screen offers an undo, ms. */
export const UNDO_OFFERED = 10_000;
/** How long an undo is accepted, ms: a press at the last moment must still arrive. */
export const UNDO_TAKEN = 15_000;

const hasState: Record<DecisionKind, (post: ReviewedPost) => boolean> = {
  confirm: (post) => post.isConfirmed,
  // A rejected post does not return to the queue: it is confirmed, or changed by its author.
  revert: (post) => !post.isConfirmed && !post.isBlinded,
  reject: (post) => post.isRejected,
};

/** Whether somebody decided about a post, or its author changed it, after the admin saw it. */
export const isOutdated = (post: ReviewedPost, seen: Seen | undefined): boolean =>
  seen !== undefined && (seen.revision !== post.revision || seen.reviewedAt !== post.reviewedAt);

/**
 * The status of a decision about a post. If two admins decide the same, the second gets `already`;
 * if they decide differently, the second must look again (decision 49).
 * @param seen what the admin saw; undefined accepts any state of the post
 */
export function decisionStatus(
  post: ReviewedPost,
  wanted: DecisionKind,
  seen: Seen | undefined,
): Extract<DecisionStatus, 'done' | 'already' | 'changed'> {
  if (hasState[wanted](post)) return 'already';
  return isOutdated(post, seen) ? 'changed' : 'done';
}

/** The moment of a decision, ms: unique among a post's decisions, so that it identifies the state. */
function momentOfDecision(post: Pick<ReviewedPost, 'reviewedAt'>, now: number): number {
  return Math.max(now, (post.reviewedAt ?? 0) + 1);
}

/**
 * Applies a decision to a post. A post keeps its place in the feed when it returns; only the first
 * confirmation is rewarded. Every decision ends a blind. The author gets a notification without the admin's name, unless they
 * decided it themselves.
 * @param reviewerId null for a script with the admin key
 * @param now ms
 */
export function reviewOf(
  post: ReviewedPost,
  { kind, reason }: Decision,
  reviewerId: number | null,
  now: number,
) {
  const { id: postId, authorId } = post;
  const [isConfirmed, isRejected] = [kind === 'confirm', kind === 'reject'];
  const revertReason = isConfirmed ? null : reason;
  const reviewedAt = momentOfDecision(post, now);
  const nobody = { commentId: null, actorId: null };
  const isPaid = isConfirmed && post.publishedAt === null;
  return {
    state: {
      isConfirmed,
      isRejected,
      isBlinded: false,
      publishedAt: isConfirmed ? (post.publishedAt ?? now) : post.publishedAt,
      revertReason,
      reviewedBy: reviewerId,
      reviewedAt,
    },
    isPaid,
    // The audit stores the state that an undo restores.
    audit: {
      before: JSON.stringify({
        is_confirmed: post.isConfirmed,
        isRejected: post.isRejected,
        isBlinded: post.isBlinded,
        revert_reason: post.revertReason,
      }),
      after: JSON.stringify({
        is_confirmed: isConfirmed,
        isRejected,
        revert_reason: revertReason,
        revision: post.revision,
        reviewed_at: reviewedAt,
        is_paid: isPaid,
      }),
    },
    // Contains the moment of the decision, so that an undo can find it.
    notification:
      authorId === reviewerId
        ? null
        : { ...nobody, memberId: authorId, kind, postId, reason, createdAt: reviewedAt },
  };
}

interface AuditBefore {
  is_confirmed: boolean;
  /** Missing in entries from before rejections existed. */
  isRejected?: boolean;
  /** Missing in entries from before blinds existed. */
  isBlinded?: boolean;
  revert_reason: string | null;
}
interface AuditAfter extends AuditBefore {
  revision: number;
  reviewed_at: number;
  is_paid: boolean;
}

/** A decision in the audit. */
export interface AuditedDecision {
  /** One of `DecisionKind`; other kinds cannot be undone. */
  kind: string;
  before: string;
  after: string;
}

/**
 * The undo of a decision: restores the earlier state, unless somebody decided since, the author
 * changed the post, or a reward was paid.
 * @param reviewerId the admin, who undoes their own decision
 * @param now ms
 */
export function undoOf(
  post: ReviewedPost,
  { kind, ...audited }: AuditedDecision,
  reviewerId: number,
  now: number,
) {
  const before = JSON.parse(audited.before) as AuditBefore;
  const after = JSON.parse(audited.after) as AuditAfter;
  if (post.reviewedAt !== after.reviewed_at || post.revision !== after.revision) {
    return { status: 'changed' as const };
  }
  if (after.is_paid) return { status: 'paid' as const };
  const { is_confirmed: isConfirmed, isRejected = false, isBlinded = false } = before;
  const { revert_reason: revertReason } = before;
  const reviewedAt = momentOfDecision(post, now);
  const { publishedAt } = post;
  return {
    status: 'done' as const,
    state: {
      ...{ isConfirmed, isRejected, isBlinded, publishedAt, revertReason },
      ...{ reviewedBy: reviewerId, reviewedAt },
    },
    audit: { before: audited.after, after: audited.before },
    /** The notification to remove, unless it was read. */
    notification: {
      memberId: post.authorId,
      postId: post.id,
      kind: kind as DecisionKind,
      createdAt: after.reviewed_at,
    },
  };
}

/**
 * Whether the author already read about this decision: it was undone afterwards and is made again,
 * and they changed nothing since.
 * @param last the latest decision in their notifications; `createdAt` in ms, like `changedAt`
 */
export const isKnownDecision = (
  last: { kind: string; reason: string; createdAt: number } | null,
  decision: { kind: string; reason: string },
  changedAt: number | null,
): boolean =>
  last !== null &&
  last.kind === decision.kind &&
  last.reason === decision.reason &&
  last.createdAt > (changedAt ?? 0);
