import { ApiError } from '@contract/errors';
import type { ReportTarget } from '@contract/models/report';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import type { Delivery } from '../notifications/bus';
import { deleteBlock, insertBlock } from '../tables/block';
import { deleteFollowsBetween } from '../tables/follow';
import { lockHidden, settleHidden } from '../tables/hidden';
import { markPost, unmarkPost } from '../tables/post-mark';
import { insertReport, keepTarget, type NewReport } from '../tables/report';
import { blindIfDue } from './blind';

/** Changes a member's hidden posts and blocked members, and then the note whether there are any. */
async function changeHidden(
  tx: Runner,
  memberId: number,
  change: () => Promise<void>,
): Promise<void> {
  // Changes run one at a time: otherwise a concurrent hide and unhide would not see each other's row.
  await lockHidden(tx, { id: memberId });
  await change();
  await settleHidden(tx, { id: memberId });
}

const changing = (db: Database, memberId: number, change: (tx: Runner) => Promise<void>) =>
  db.transaction((tx) => changeHidden(tx, memberId, () => change(tx)));

/** Hides a post from a member's feed. @param now ms */
export function hidePost(
  db: Database,
  hidden: { memberId: number; postId: number },
  now: number,
): Promise<void> {
  return changing(db, hidden.memberId, (tx) => markPost(tx, 'hidden_post', { ...hidden, now }));
}

/** Shows a hidden post again. */
export function unhidePost(
  db: Database,
  hidden: { memberId: number; postId: number },
): Promise<void> {
  return changing(db, hidden.memberId, (tx) => unmarkPost(tx, 'hidden_post', hidden));
}

/**
 * Blocks another member, hides their posts and comments from now on, and ends follows in both
 * directions.
 * @param now ms
 */
export function blockMember(
  db: Database,
  pair: { memberId: number; blockedId: number },
  now: number,
): Promise<void> {
  const { memberId, blockedId: followedId } = pair;
  return changing(db, memberId, async (tx) => {
    await insertBlock(tx, { ...pair, now });
    await deleteFollowsBetween(tx, { memberId, followedId });
  });
}

/** Unblocks a member. */
export function unblockMember(
  db: Database,
  pair: { memberId: number; blockedId: number },
): Promise<void> {
  return changing(db, pair.memberId, (tx) => deleteBlock(tx, pair));
}

/**
 * Reports something to the admins, and hides it if enough members reported it.
 * @returns the members to notify
 * @throws ApiError NOT_FOUND if it was deleted since, CONFLICT if the member reported it before
 */
export function report(
  db: Database,
  about: NewReport & { targetType: ReportTarget },
): Promise<Delivery[]> {
  const { memberId, targetType, targetId, now } = about;
  return db.transaction(async (tx) => {
    // Its author may be leaving, and no report of a deleted text may remain. Texts are locked
    // before members, as everywhere.
    if (!(await keepTarget(tx, targetType, targetId))) {
      const { postNotFound, commentNotFound } = reasonTexts;
      throw new ApiError('NOT_FOUND', targetType === 'post' ? postNotFound : commentNotFound);
    }
    await changeHidden(tx, memberId, async () => {
      const isNew = await insertReport(tx, about);
      if (!isNew) throw new ApiError('CONFLICT', reasonTexts.reportedTwice);
    });
    return blindIfDue(tx, { targetType, targetId }, now);
  });
}
