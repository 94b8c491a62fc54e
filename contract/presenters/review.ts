import type { DecisionResult, PostBatch, ReviewPost, TimelineEntry } from '../models/review';
import { plainContent } from '../rules/posts/blocks';
import { formatId } from '../rules/site/ids';
import { isRewardDue, type DecisionStatus, type TimelineKind } from '../rules/admin/review';
import { isoDate } from './iso-date';
import { presentPerson, type PersonRecord } from './person';
import type { BatchRecord, ReviewPostRecord } from './post';

const isoOrNull = (moment: number | null) => (moment === null ? null : isoDate(moment));

/** The conditions of a batch. @param conditions as stored; null for an older batch */
export const presentConditions = (conditions: string | null): PostBatch['conditions'] =>
  conditions === null ? null : (JSON.parse(conditions) as PostBatch['conditions']);

/** The batch that imported a post. */
export function presentPostBatch(batch: BatchRecord | null): PostBatch | null {
  if (batch === null) return null;
  const { id, kind, by, createdAt, conditions } = batch;
  return {
    ...{ batch_id: id, kind, by: presentPerson(by), at: isoDate(createdAt) },
    conditions: presentConditions(conditions),
  };
}

/** A post for the review lists. */
export function presentReviewPost(post: ReviewPostRecord): ReviewPost {
  const { author, blocks } = post;
  return {
    post_id: formatId('post', post.id),
    user_id: formatId('user', author.id),
    user_name: author.userName,
    profile_image: author.profileImage,
    author_confirmed_count: post.authorConfirmed,
    author_reverted_count: post.authorReverted,
    sphere_name: post.sphere && post.sphere.name,
    created_at: isoDate(post.createdAt),
    title: post.title,
    content: plainContent(blocks),
    blocks_json: blocks,
    is_confirmed: post.isConfirmed,
    isRejected: post.isRejected,
    isBlinded: post.isBlinded,
    revision: post.revision,
    is_reward_due: isRewardDue(post),
    report_count: post.reportCount,
    revert_reason: post.revertReason,
    reviewed_by: presentPerson(post.reviewer),
    reviewed_at: isoOrNull(post.reviewedAt),
    import_batch: presentPostBatch(post.batch),
  };
}

/** The result of a decision about a post; times in ms. */
export interface DecisionRecord {
  postId: number;
  isConfirmed: boolean;
  isRejected: boolean;
  isBlinded: boolean;
  status: DecisionStatus;
  reviewer: PersonRecord | null;
  reviewedAt: number | null;
  revision: number;
  isUndoable: boolean;
}

/** The result of a decision as the API returns it. */
export function presentDecision(decision: DecisionRecord): DecisionResult {
  return {
    postId: formatId('post', decision.postId),
    is_confirmed: decision.isConfirmed,
    isRejected: decision.isRejected,
    isBlinded: decision.isBlinded,
    status: decision.status,
    by: presentPerson(decision.reviewer),
    at: isoOrNull(decision.reviewedAt),
    revision: decision.revision,
    isUndoable: decision.isUndoable,
  };
}

/** The result of a decision about a post that does not exist. */
export function presentMissing(postId: number): DecisionResult {
  const nobody = { reviewer: null, reviewedAt: null, revision: 0, isUndoable: false };
  const hidden = { isConfirmed: false, isRejected: false, isBlinded: false } as const;
  return presentDecision({ postId, ...hidden, status: 'missing', ...nobody });
}

/** An action of the audit that a timeline shows. */
export interface TimelineAudit {
  action: string;
  at: number;
  by: PersonRecord | null;
  detail: string;
}

/** The stored facts of a post's history; times in ms. */
export interface TimelineRecord {
  author: PersonRecord;
  createdAt: number;
  /** The last change of its content. */
  changedAt: number | null;
  publishedAt: number | null;
  /** Actions about the post. */
  audits: readonly TimelineAudit[];
  reports: readonly { at: number; by: PersonRecord; reason: string }[];
}

const kindOf: Record<string, TimelineKind> = {
  'post.confirm': 'confirmed',
  'post.revert': 'reverted',
  'post.reject': 'rejected',
  'post.undo': 'undone',
  'post.update': 'changed',
  'report.resolve': 'resolved',
  'post.blind': 'blinded',
};

/** The history of a post, earliest first. Only the last change by its author is stored. */
export function presentTimeline(record: TimelineRecord): TimelineEntry[] {
  const { author, createdAt, changedAt, publishedAt, audits, reports } = record;
  const entries: { kind: TimelineKind; at: number; by: PersonRecord | null; reason: string }[] = [
    { kind: 'created', at: createdAt, by: author, reason: '' },
  ];
  const isByAdmin = audits.some(({ action, at }) => action === 'post.update' && at === changedAt);
  if (changedAt !== null && !isByAdmin) {
    entries.push({ kind: 'changed', at: changedAt, by: null, reason: '' });
  }
  // If nobody reviewed a post, the site itself published it.
  if (publishedAt !== null && !audits.some(({ action }) => action === 'post.confirm')) {
    entries.push({ kind: 'published', at: publishedAt, by: null, reason: '' });
  }
  // A report comes before the blind that it causes at the same moment.
  for (const report of reports) entries.push({ kind: 'reported', ...report });
  for (const { action, detail, ...audit } of audits) {
    const kind = kindOf[action];
    if (kind)
      entries.push({
        kind,
        ...audit,
        reason: kind === 'undone' || kind === 'changed' ? '' : detail,
      });
  }
  return entries
    .sort((a, b) => a.at - b.at)
    .map(({ kind, at, by, reason }) => ({ kind, at: isoDate(at), by: presentPerson(by), reason }));
}
