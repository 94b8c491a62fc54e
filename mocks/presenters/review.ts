import type { DecisionResult, ReviewPost, TimelineEntry } from '@contract/models/review';
import type { BatchRecord } from '@contract/presenters/post';
import * as present from '@contract/presenters/review';
import { formatId } from '@contract/rules/site/ids';
import { audit } from '../db/audit';
import { imports } from '../db/imports';
import { members } from '../db/members';
import { posts, type PostRow } from '../db/posts';
import type { Outcome } from '../db/publishing';
import { reports } from '../db/reports';
import { spheres } from '../db/spheres';
import { countsOf } from './admin-member';

/** A member who did something; null if no member did. */
export const personOf = (id: number | null) => (id === null ? null : members.get(id));

/** The last decision about a post in the form for presenters. */
export const reviewRecord = ({ id, reviewedBy, reviewedAt }: PostRow) => ({
  reportCount: reports.openOf('post', id).length,
  reviewer: personOf(reviewedBy),
  reviewedAt,
});

/** The batch that imported a post, in the form for presenters. */
export function batchRecord({ id }: PostRow): BatchRecord | null {
  const batch = imports.ofPost(id);
  return batch && { ...batch, by: personOf(batch.memberId) };
}

/** A post for the review lists. */
export function presentReviewPost(row: PostRow): ReviewPost {
  const { confirmedCount, revertedCount } = countsOf(row.authorId);
  return present.presentReviewPost({
    ...row,
    ...reviewRecord(row),
    batch: batchRecord(row),
    author: members.get(row.authorId),
    sphere: row.sphereId === null ? null : spheres.find(row.sphereId),
    authorConfirmed: confirmedCount,
    authorReverted: revertedCount,
  });
}

/** The result of a decision about a post; `post` in its state before deletion. */
export function presentDecision(
  postId: number,
  outcome: Outcome | null,
  post = posts.find(postId),
): DecisionResult {
  if (!post || !outcome) return present.presentMissing(postId);
  return present.presentDecision({ ...post, postId, ...outcome, ...reviewRecord(post) });
}

/** The history of a post. */
export function presentTimeline(post: PostRow): TimelineEntry[] {
  return present.presentTimeline({
    ...post,
    author: members.get(post.authorId),
    audits: audit.listOf(formatId('post', post.id)).map((row) => ({
      action: row.action,
      at: row.createdAt,
      by: personOf(row.actorId),
      detail: row.detail,
    })),
    reports: reports.listOf('post', post.id).map(({ createdAt: at, memberId, reason }) => ({
      at,
      by: members.get(memberId),
      reason,
    })),
  });
}
