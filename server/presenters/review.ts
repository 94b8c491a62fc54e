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
    reportCount: row.reportCount,
    reviewer: personOf(row.reviewedBy, row.reviewerName),
    reviewedAt: row.reviewedAt,
  };
}

/** The batch that imported a post, in the presenters' form. */
export function batchRecord(row: ReviewRow): BatchRecord | null {
  const { batchId: id, batchKind: kind, batchAt: createdAt } = row;
  if (id === null || kind === null || createdAt === null) return null;
  const by = personOf(row.batchBy, row.batchByName);
  return { id, kind, by, createdAt, conditions: row.batchConditions };
}

/** A post in the review lists. */
export const presentReviewPost = (row: ReviewRow): ReviewPost =>
  present.presentReviewPost({
    ...row,
    ...postRecord(row),
    ...reviewRecord(row),
    batch: batchRecord(row),
  });

/** The history of a post. */
export function presentTimeline(row: ReviewRow, past: readonly PastRow[]): TimelineEntry[] {
  const reports = past.filter(({ action }) => action === 'report');
  return present.presentTimeline({
    ...row,
    author: { id: row.authorId, userName: row.userName },
    audits: past
      .filter(({ action }) => action !== 'report')
      .map(({ actorId, actorName, createdAt: at, action, detail }) => ({
        ...{ action, at, detail },
        by: personOf(actorId, actorName),
      })),
    reports: reports.map(({ actorId, actorName, createdAt: at, detail }) => ({
      by: personOf(actorId, actorName) ?? { id: row.id, userName: '' },
      at,
      reason: detail,
    })),
  });
}
