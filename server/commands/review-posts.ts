import { presentDecision, presentMissing } from '@contract/presenters/review';
import type { DecisionResult } from '@contract/models/review';
import { formatId } from '@contract/rules/site/ids';
import { rewardEntry } from '@contract/rules/companion/ledger';
import {
  decisionStatus,
  reviewOf,
  type Decision,
  type Seen,
  isKnownDecision,
} from '@contract/rules/admin/review';
import { IMPORT_SOURCE } from '@contract/rules/posts/saved-video';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import type { Delivery } from '../notifications/bus';
import { reviewRecord } from '../presenters/review';
import { insertAudit } from '../tables/audit';
import { notifyFollowers } from '../tables/follow';
import { findLastDecision, insertNotification } from '../tables/notification';
import { noteReviewer, reviewPost, type Reviewed } from '../tables/post';
import { findReviewPost, lockReviewPost, type ReviewRow } from '../tables/review';
import { uniquePublishedAt } from '../tables/search';
import { grant } from './grant';
import { indexPost, unindexPost } from './index-post';

interface State extends Reviewed {
  isConfirmed: boolean;
  isRejected: boolean;
  isBlinded: boolean;
  publishedAt: number | null;
  revertReason: string | null;
}

/** An admin's decision about some posts. */
export interface Review extends Decision {
  ids: readonly number[];
  /** The states of posts as the admin saw them. */
  seen: ReadonlyMap<number, Seen>;
  bulkId: string;
}

/** The results of decisions, in the order of the posts, and the members to notify. */
export interface ReviewOutcome {
  results: DecisionResult[];
  deliveries: Delivery[];
}

/** The result of a decision, from the post's row. */
export const resultOf = (
  row: ReviewRow,
  status: DecisionResult['status'],
  isUndoable = false,
): DecisionResult =>
  presentDecision({
    ...{ ...row, ...reviewRecord(row) },
    ...{ postId: row.id, status, isUndoable },
  });

/** Writes a post's new state, also into the search index. */
export async function writeState(tx: Runner, row: ReviewRow, state: State): Promise<ReviewRow> {
  const { isConfirmed, isRejected, isBlinded, publishedAt, revertReason, ...reviewed } = state;
  // A restored post keeps its time of publishing, unless another post has it now.
  const place =
    isConfirmed && publishedAt !== null ? await uniquePublishedAt(tx, publishedAt) : publishedAt;
  const { id } = row;
  await unindexPost(tx, row);
  await reviewPost(tx, {
    id,
    isConfirmed,
    isRejected,
    isBlinded,
    publishedAt: place,
    revertReason,
  });
  await noteReviewer(tx, { id, ...reviewed });
  await indexPost(tx, id, 0);
  return (await findReviewPost(tx, { id, viewerId: 0 })) ?? row;
}

/** Returns the answers in the order of the requested posts. */
export const inOrder = (ids: readonly number[], found: ReadonlyMap<number, DecisionResult>) =>
  ids.map((id) => found.get(id) ?? presentMissing(id));

/**
 * Confirms posts, takes them back or rejects them, if they exist and nobody was faster. It notifies
 * their authors, without the admin's name, and members who gain a level.
 * @param actorId the admin; null for a script with the admin key
 */
export function reviewPosts(
  db: Database,
  { ids, seen, bulkId, ...decision }: Review,
  actorId: number | null,
  now: number,
): Promise<ReviewOutcome> {
  return db.transaction(async (tx) => {
    const due: { id: number; authorId: number }[] = [];
    const found = new Map<number, DecisionResult>();
    const deliveries: Delivery[] = [];
    // Posts are locked before members, each in the order of ids, so that two admins on PostgreSQL
    // cannot deadlock.
    for (const id of ids.toSorted((a, b) => a - b)) {
      const row = await lockReviewPost(tx, id);
      if (!row) continue;
      const { authorId } = row;
      const status = decisionStatus(row, decision.kind, seen.get(id));
      if (status !== 'done') {
        found.set(id, resultOf(row, status));
        continue;
      }
      const { state, isPaid, audit, notification } = reviewOf(row, decision, actorId, now);
      found.set(
        id,
        resultOf(await writeState(tx, row, state), status, !isPaid && actorId !== null),
      );
      const isRewarded = isPaid && row.apiSource !== IMPORT_SOURCE;
      if (isRewarded) {
        due.push({ id, authorId });
        // Imported posts have no author with followers, and come by the thousand.
        deliveries.push(...(await notifyFollowers(tx, { authorId, postId: id, now })));
      }
      const subject = formatId('post', id);
      const action = `post.${decision.kind}` as const;
      const entry = { actorId, action, subject, detail: decision.reason };
      await insertAudit(tx, { ...entry, ...audit, memberId: authorId, bulkId, now });
      if (!notification) continue;
      const { createdAt, ...rest } = notification;
      if (isKnownDecision(await findLastDecision(tx, rest), rest, row.changedAt)) continue;
      const newId = await insertNotification(tx, { ...rest, now: createdAt });
      deliveries.push({ memberId: authorId, id: newId });
    }
    // Only the first confirmation is rewarded.
    for (const { id, authorId } of due.sort((a, b) => a.authorId - b.authorId)) {
      const granted = await grant(tx, authorId, rewardEntry('post_create', id, now), now);
      if (granted) deliveries.push(...granted.deliveries);
    }
    return { results: inOrder(ids, found), deliveries };
  });
}
