import type { ReviewPost, TimelineEntry } from '@contract/models/review';
import type { PersonRecord } from '@contract/presenters/person';
import type { BatchRecord } from '@contract/presenters/post';
import * as present from '@contract/presenters/review';
import type { ReviewRow } from '../tables/review';
import type { PastRow } from '../tables/review-detail';
import { postRecord } from './post';

/** The person with an id and a name; null if one is missing. */
export function personOf(id: number | null, userName: string | null): PersonRecord | null {
  return id === null ? null : { id, userName: userName ?? '' };
}

/** The last decision about a post in the presenters' form. */
export function reviewRecord(row: ReviewRow) {
  return {
    reportCount: row.report_count,
    reviewer: personOf(row.reviewed_by, row.reviewer_name),
    reviewedAt: row.reviewed_at,
  };
}

/** The batch that imported a post, in the presenters' form. */
export function batchRecord(row: ReviewRow): BatchRecord | null {
  const { batch_id: id, batch_kind: kind, batch_at: createdAt } = row;
  if (id === null || kind === null || createdAt === null) return null;
  const by = personOf(row.batch_by, row.batch_by_name);
  return { id, kind, by, createdAt, conditions: row.batch_conditions };
}

/** A post in the review lists. */
export const presentReviewPost = (row: ReviewRow): ReviewPost =>
  present.presentReviewPost({
    ...postRecord(row),
    ...reviewRecord(row),
    batch: batchRecord(row),
    authorConfirmed: row.author_confirmed,
    authorReverted: row.author_reverted,
  });

/** The history of a post. */
export function presentTimeline(row: ReviewRow, past: readonly PastRow[]): TimelineEntry[] {
  const { id, author_id, user_name, created_at, changed_at, published_at } = row;
  const reports = past.filter(({ action }) => action === 'report');
  return present.presentTimeline({
    author: { id: author_id, userName: user_name },
    createdAt: created_at,
    changedAt: changed_at,
    publishedAt: published_at,
    audits: past
      .filter(({ action }) => action !== 'report')
      .map(({ actor_id, actor_name, created_at: at, action, detail }) => ({
        ...{ action, at, detail },
        by: personOf(actor_id, actor_name),
      })),
    reports: reports.map(({ actor_id, actor_name, created_at: at, detail }) => ({
      by: personOf(actor_id, actor_name) ?? { id, userName: '' },
      at,
      reason: detail,
    })),
  });
}
