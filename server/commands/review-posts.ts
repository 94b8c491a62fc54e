import { formatId } from '@contract/rules/ids';
import { rewardEntry } from '@contract/rules/ledger';
import { reviewOf, type Decision } from '@contract/rules/review';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import type { Runner } from '../database/statement';
import { insertAudit } from '../tables/audit';
import { insertNotification } from '../tables/notification';
import { lockPost, reviewPost } from '../tables/post';
import { uniquePublishedAt } from '../tables/search';
import { grant } from './grant';
import { indexPost, unindexPost } from './index-post';

type State = NonNullable<ReturnType<typeof reviewOf>>['state'];

// A post that returns keeps its time of publishing, unless another post has it now.
async function stored(tx: Runner, { isConfirmed, publishedAt, revertReason }: State) {
  const place =
    isConfirmed && publishedAt !== null ? await uniquePublishedAt(tx, publishedAt) : publishedAt;
  return { isConfirmed: Number(isConfirmed), publishedAt: place, revertReason };
}

/** An admin's decision about some posts. */
interface Review extends Decision {
  ids: readonly number[];
}

/**
 * Confirms posts or takes them back, all or (when one does not exist) none of them. It notifies
 * their authors, without the admin's name, and of the levels that result.
 * @param actorId the admin; null for a script with the admin key
 * @throws ApiError NOT_FOUND
 */
export function reviewPosts(
  db: Database,
  decision: Review,
  actorId: number | null,
  now: number,
): Promise<Delivery[]> {
  return db.transaction(async (tx) => {
    const due: { id: number; authorId: number }[] = [];
    const deliveries: Delivery[] = [];
    // Posts are locked before members, each in the order of ids, so that two admins on PostgreSQL
    // cannot deadlock.
    for (const id of decision.ids.toSorted((a, b) => a - b)) {
      const row = requireFound(await lockPost(tx, id, 0), reasonTexts.postNotFound);
      const { author_id: authorId, published_at } = row;
      const post = { id, authorId, isConfirmed: row.is_confirmed === 1, publishedAt: published_at };
      const review = reviewOf(post, decision, actorId, now);
      if (!review) continue;
      const { kind, state, isPaid, notification } = review;
      await unindexPost(tx, row);
      await reviewPost(tx, { id, ...(await stored(tx, state)) });
      await indexPost(tx, id, 0);
      if (isPaid) due.push({ id, authorId });
      const audited = { subject: formatId('post', id), detail: decision.reason };
      await insertAudit(tx, { actorId, action: `post.${kind}`, ...audited, now });
      if (!notification) continue;
      const newId = await insertNotification(tx, { ...notification, now });
      deliveries.push({ memberId: authorId, id: newId });
    }
    // Only the first confirmation is rewarded.
    for (const { id, authorId } of due.sort((a, b) => a.authorId - b.authorId)) {
      const granted = await grant(tx, authorId, rewardEntry('post_create', id, now), now);
      if (granted) deliveries.push(...granted.deliveries);
    }
    return deliveries;
  });
}
