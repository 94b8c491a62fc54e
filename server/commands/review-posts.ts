import { formatId } from '@contract/models/ids';
import { postRewards } from '@contract/rules/rewards';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { found } from '../http/call';
import type { Runner } from '../statement';
import { insertAudit } from '../tables/audit';
import { addWaterDrops } from '../tables/member';
import { lockPost, reviewPost, type PostRow } from '../tables/post';
import { freeMoment } from '../tables/search';
import { indexPost, unindexPost } from './index-post';

async function review(tx: Runner, row: PostRow, isConfirmed: boolean, now: number): Promise<void> {
  await unindexPost(tx, row);
  // A post that returns keeps its moment, unless another took it meanwhile.
  const publishedAt = isConfirmed
    ? await freeMoment(tx, row.published_at ?? now)
    : row.published_at;
  await reviewPost(tx, { id: row.id, isConfirmed: Number(isConfirmed), publishedAt });
  // The reward is settled by the first confirmation, once whatever follows.
  const isFirst = row.published_at === null && publishedAt !== null;
  if (isFirst) await addWaterDrops(tx, row.author_id, postRewards.points);
  await indexPost(tx, row.id, 0);
}

/**
 * Confirms posts or takes them back; all of them or, when one is not there, none.
 * @param actorId the admin; null for a script with the admin key
 * @throws ApiError NOT_FOUND
 */
export function reviewPosts(
  db: Database,
  { ids, isConfirmed }: { ids: readonly number[]; isConfirmed: boolean },
  actorId: number | null,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    // In the order of ids: two admins on PostgreSQL then never wait for each other in a circle.
    for (const id of [...ids].sort((a, b) => a - b)) {
      const row = found(await lockPost(tx, id, 0), reasonTexts.postNotFound);
      if ((row.is_confirmed === 1) === isConfirmed) continue;
      await review(tx, row, isConfirmed, now);
      const action = isConfirmed ? 'post.confirm' : 'post.revert';
      const subject = formatId('post', id);
      await insertAudit(tx, { actorId, action, subject, detail: '', now });
    }
  });
}
