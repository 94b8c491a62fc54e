import { ApiError } from '@contract/errors';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { deleteBlock, insertBlock } from '../tables/block';
import { lockHidden, settleHidden } from '../tables/hidden';
import { markPost, unmarkPost } from '../tables/post-mark';
import { insertReport, type NewReport } from '../tables/report';

/** Changes a member's hidden posts and blocked members, and then the note whether they have any. */
function changing(
  db: Database,
  memberId: number,
  change: (tx: Runner) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Changes run one at a time: otherwise a concurrent hide and unhide would not see each other's
    // row.
    await lockHidden(tx, memberId);
    await change(tx);
    await settleHidden(tx, memberId);
  });
}

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

/** Blocks another member, whose posts and comments are hidden from then on. @param now ms */
export function blockMember(
  db: Database,
  pair: { memberId: number; blockedId: number },
  now: number,
): Promise<void> {
  return changing(db, pair.memberId, (tx) => insertBlock(tx, { ...pair, now }));
}

/** Unblocks a member. */
export function unblockMember(
  db: Database,
  pair: { memberId: number; blockedId: number },
): Promise<void> {
  return changing(db, pair.memberId, (tx) => deleteBlock(tx, pair));
}

/**
 * Reports something to the admins.
 * @throws ApiError CONFLICT when the member reported it before
 */
export function report(db: Database, about: NewReport): Promise<void> {
  return changing(db, about.memberId, async (tx) => {
    const isNew = await insertReport(tx, about);
    if (!isNew) throw new ApiError('CONFLICT', reasonTexts.reportedTwice);
  });
}
