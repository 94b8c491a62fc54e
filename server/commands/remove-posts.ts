import type { DecisionResult } from '@contract/models/review';
import { headline } from '@contract/rules/posts/headline';
import { formatId } from '@contract/rules/site/ids';
import { isOutdated, type Seen } from '@contract/rules/admin/review';
import type { Database } from '../database';
import type { Delivery } from '../notifications/bus';
import { blocksOf } from '../presenters/post';
import { insertAudit } from '../tables/audit';
import { notifyOwn } from '../tables/notification';
import { lockReviewPost } from '../tables/review';
import { inOrder, resultOf, type ReviewOutcome } from './review-posts';
import { removePostIn } from './write-post';

/**
 * Deletes posts for good if they exist and are still as the admin saw them. Their authors learn the
 * reason, without the admin's name.
 * @param actorId the admin; null for a script with the admin key
 */
export function removePosts(
  db: Database,
  removal: { ids: readonly number[]; seen: ReadonlyMap<number, Seen>; reason: string },
  actorId: number | null,
  now: number,
): Promise<ReviewOutcome> {
  const { ids, seen, reason } = removal;
  const bulkId = crypto.randomUUID();
  return db.transaction(async (tx) => {
    const found = new Map<number, DecisionResult>();
    const deliveries: Delivery[] = [];
    // The same lock order as decisions.
    for (const id of ids.toSorted((a, b) => a - b)) {
      const row = await lockReviewPost(tx, id);
      if (!row) continue;
      const isChanged = isOutdated(row, seen.get(id));
      found.set(id, resultOf(row, isChanged ? 'changed' : 'done'));
      if (isChanged) continue;
      await removePostIn(tx, id, now);
      const memberId = row.authorId;
      const subject = formatId('post', id);
      const entry = { actorId, action: 'post.delete', subject, detail: reason } as const;
      await insertAudit(tx, { ...entry, memberId, bulkId, now });
      if (memberId === actorId) continue;
      const postTitle = headline(row.title, blocksOf(row));
      const removed = { memberId, kind: 'removed', level: null, reason, postTitle, now } as const;
      deliveries.push({ memberId, id: await notifyOwn(tx, removed) });
    }
    return { results: inOrder(ids, found), deliveries };
  });
}
