import { ApiError } from '@contract/errors';
import type { DecisionResult } from '@contract/models/review';
import { formatId, parseId } from '@contract/rules/site/ids';
import { UNDO_TAKEN, undoOf } from '@contract/rules/admin/review';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Delivery } from '../notifications/bus';
import { insertAudit } from '../tables/audit';
import { listDecisions } from '../tables/audit-decisions';
import { deleteUnread } from '../tables/notification';
import { lockReviewPost } from '../tables/review';
import { inOrder, resultOf, writeState, type ReviewOutcome } from './review-posts';

/**
 * Undoes an admin's own decision if nobody decided since and nothing was paid for it. The authors'
 * notifications are removed too, unless they were read.
 * @throws ApiError NOT_FOUND if the admin made no such decision, CONFLICT if it was too long ago or
 * was undone before
 */
export function undoReview(
  db: Database,
  bulkId: string,
  actorId: number,
  now: number,
): Promise<ReviewOutcome> {
  return db.transaction(async (tx) => {
    const decisions = await listDecisions(tx, { bulkId, actorId });
    const [first] = decisions;
    if (!first) throw new ApiError('NOT_FOUND', reasonTexts.undoNotFound);
    if (decisions.some(({ kind }) => kind === 'undo')) {
      throw new ApiError('CONFLICT', reasonTexts.undoneBefore);
    }
    if (now - first.createdAt > UNDO_TAKEN) {
      throw new ApiError('CONFLICT', reasonTexts.undoLate);
    }
    const of = new Map(decisions.map((one) => [parseId('post', one.subject) ?? 0, one]));
    const found = new Map<number, DecisionResult>();
    const deliveries: Delivery[] = [];
    for (const [id, decision] of [...of].sort(([a], [b]) => a - b)) {
      const row = await lockReviewPost(tx, id);
      if (!row) continue;
      const undone = undoOf(row, decision, actorId, now);
      const { status } = undone;
      if (status !== 'done') {
        found.set(id, resultOf(row, status));
        continue;
      }
      found.set(id, resultOf(await writeState(tx, row, undone.state), status));
      const entry = { actorId, action: 'post.undo', subject: formatId('post', id) } as const;
      const memberId = row.authorId;
      await insertAudit(tx, {
        ...entry,
        detail: decision.kind,
        ...undone.audit,
        memberId,
        bulkId,
        now,
      });
      await deleteUnread(tx, undone.notification);
      deliveries.push({ memberId, id: null });
    }
    return { results: inOrder([...of.keys()], found), deliveries };
  });
}
