import { formatId } from '@contract/rules/ids';
import { rewardEntry } from '@contract/rules/ledger';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import type { Runner } from '../database/statement';
import { insertAudit } from '../tables/audit';
import { insertNotification } from '../tables/notification';
import { lockPost, reviewPost, type PostRow } from '../tables/post';
import { uniquePublishedAt } from '../tables/search';
import { grant } from './grant';
import { indexPost, unindexPost } from './index-post';

async function review(
  tx: Runner,
  row: PostRow,
  { isConfirmed, reason }: Review,
  now: number,
): Promise<void> {
  await unindexPost(tx, row);
  // A post that returns keeps its moment, unless another took it meanwhile.
  const publishedAt = isConfirmed
    ? await uniquePublishedAt(tx, row.published_at ?? now)
    : row.published_at;
  const revertReason = isConfirmed ? null : reason;
  await reviewPost(tx, {
    id: row.id,
    isConfirmed: Number(isConfirmed),
    publishedAt,
    revertReason,
  });
  await indexPost(tx, row.id, 0);
}

/** What an admin decided about some posts; `reason` is for their authors. */
export interface Review {
  ids: readonly number[];
  isConfirmed: boolean;
  reason: string;
}

/**
 * Confirms posts or takes them back; all of them or, when one is not there, none. Their authors are
 * told that, not by whom, and of levels that come of it.
 * @param actorId the admin; null for a script with the admin key
 * @throws ApiError NOT_FOUND
 */
export function reviewPosts(
  db: Database,
  decision: Review,
  actorId: number | null,
  now: number,
): Promise<Delivery[]> {
  const { ids, isConfirmed, reason } = decision;
  const kind = isConfirmed ? 'confirm' : 'revert';
  return db.transaction(async (tx) => {
    const due: { id: number; authorId: number }[] = [];
    const deliveries: Delivery[] = [];
    // Posts before members, each in the order of ids: two admins on PostgreSQL then never wait for
    // each other in a circle.
    for (const id of ids.toSorted((a, b) => a - b)) {
      const row = requireFound(await lockPost(tx, id, 0), reasonTexts.postNotFound);
      if ((row.is_confirmed === 1) === isConfirmed) continue;
      await review(tx, row, decision, now);
      if (isConfirmed && row.published_at === null) due.push({ id, authorId: row.author_id });
      const subject = formatId('post', id);
      await insertAudit(tx, { actorId, action: `post.${kind}`, subject, detail: reason, now });
      const { author_id: memberId } = row;
      if (memberId === actorId) continue;
      const notification = {
        kind,
        postId: id,
        commentId: null,
        actorId: null,
        reason,
        now,
      } as const;
      deliveries.push({
        memberId,
        id: await insertNotification(tx, { ...notification, memberId }),
      });
    }
    // The first confirmation is rewarded, and none that follows.
    for (const { id, authorId } of due.sort((a, b) => a.authorId - b.authorId)) {
      const granted = await grant(tx, authorId, rewardEntry('post_create', id, now), now);
      if (granted) deliveries.push(...granted.deliveries);
    }
    return deliveries;
  });
}
