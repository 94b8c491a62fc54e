import type { ReportAction, ReportTarget } from '@contract/models/report';
import { headline } from '@contract/rules/posts/headline';
import { formatId } from '@contract/rules/site/ids';
import { guardOther } from '@contract/rules/members/suspension';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import { blocksOf } from '../presenters/post';
import { insertAudit } from '../tables/audit';
import { findCommentFacts, lockComment } from '../tables/comment';
import { notifyOwn, type OwnNotification } from '../tables/notification';
import { findPost, findPostFacts, lockRow } from '../tables/post';
import { findSettlement, notifyReporters, settleReports } from '../tables/report-settling';
import { lockSessions } from '../tables/session';
import { suspendIn } from './administer';
import { liftBlind } from './blind';
import { removeCommentIn } from './write-comment';
import { removePostIn } from './write-post';

/** An admin's action on reported content. */
interface Settlement {
  targetType: ReportTarget;
  targetId: number;
  action: ReportAction;
  reason: string;
  until: number | null;
  /** Reports settled together share this id; null for a single one. */
  bulkId: string | null;
}

/** The result of a settlement, and the members to notify. */
export interface Settled {
  status: 'done' | 'already';
  action: ReportAction;
  by: { id: number; userName: string };
  at: number;
  deliveries: Delivery[];
  /** The suspended member. */
  suspendedId: number | null;
}

async function notify(
  tx: Runner,
  notification: Pick<OwnNotification, 'memberId' | 'kind' | 'reason' | 'postTitle' | 'now'>,
): Promise<Delivery> {
  return {
    memberId: notification.memberId,
    id: await notifyOwn(tx, { ...notification, level: null }),
  };
}

async function carryOut(
  tx: Runner,
  { targetType, targetId, action, reason, until, bulkId }: Settlement,
  memberId: number,
  actorId: number,
  now: number,
): Promise<Delivery[]> {
  if (action === 'dismiss') return [];
  guardOther(actorId, { id: memberId });
  if (action === 'suspend') {
    return (await suspendIn(tx, { memberId, reason, until, bulkId }, actorId, now)).deliveries;
  }
  // For a comment, the title of its post.
  const comment = targetType === 'comment' ? await findCommentFacts(tx, { id: targetId }) : null;
  const post = await findPost(tx, { id: comment?.postId ?? targetId, viewerId: memberId });
  const postTitle = post ? headline(post.title, blocksOf(post)) : '';
  if (action === 'remove') {
    if (targetType === 'post') await removePostIn(tx, targetId, now);
    else await removeCommentIn(tx, targetId, now);
  }
  const kind = action === 'remove' ? 'removed' : 'warned';
  return [await notify(tx, { memberId, kind, reason, postTitle, now })];
}

/**
 * Locks the reported post or comment and returns whether it exists. The end of an account deletes
 * its member's texts before their reports, so the same order here prevents a deadlock on
 * PostgreSQL; and a post or comment that exists now stays until the reports are settled.
 */
async function lockTarget(tx: Runner, type: ReportTarget, id: number): Promise<boolean> {
  if (type === 'post') {
    await lockRow(tx, { id });
    return (await findPostFacts(tx, { id })) !== null;
  }
  await lockComment(tx, { id });
  return (await findCommentFacts(tx, { id })) !== null;
}

// Before the target: a change of the author holds a session, and may wait for the target.
async function lockAuthorSessions(tx: Runner, type: ReportTarget, id: number): Promise<void> {
  const facts = await (type === 'post' ? findPostFacts : findCommentFacts)(tx, { id });
  if (facts) await lockSessions(tx, { memberId: facts.authorId });
}

/**
 * Settles all open reports of a target: applies the decision, ends a blind unless the target is
 * removed, and notifies the author and the reporters, without the admin's name. If two admins settle at once, the second gets the first
 * one's decision, even after a removal.
 * @throws ApiError NOT_FOUND if the target is gone or nobody reported it, FORBIDDEN for one's own
 * content or an admin's suspension, VALIDATION for an end in the past
 */
export function resolveReports(
  db: Database,
  settlement: Settlement,
  actorId: number,
  now: number,
): Promise<Settled> {
  const { targetType, targetId, action, reason } = settlement;
  return db.transaction(async (tx) => {
    if (action === 'suspend') await lockAuthorSessions(tx, targetType, targetId);
    const isThere = await lockTarget(tx, targetType, targetId);
    const settling = { targetType, targetId, actorId, action, reason, now };
    const open = isThere ? await settleReports(tx, settling) : [];
    const found = await findSettlement(tx, { targetType, targetId });
    const isKnown = isThere || found?.action === 'remove';
    const settled = requireFound(isKnown ? found : null, reasonTexts.notReported);
    const { actorId: id, actorName: userName, at } = settled;
    const by = { id, userName };
    const [first] = open;
    if (!first) {
      const done = { status: 'already', action: settled.action as ReportAction } as const;
      return { ...done, by, at, deliveries: [], suspendedId: null };
    }
    const { authorId } = first;
    // A suspension has a separate entry in the audit, next to that of the reports.
    const bulkId = settlement.bulkId ?? (action === 'suspend' ? crypto.randomUUID() : null);
    const deliveries = await carryOut(tx, { ...settlement, bulkId }, authorId, actorId, now);
    if (action !== 'remove') {
      deliveries.push(...(await liftBlind(tx, { targetType, targetId }, actorId, now)));
    }
    const kind = action === 'dismiss' ? 'report_dismissed' : 'report_acted';
    deliveries.push(...(await notifyReporters(tx, settling, kind)));
    await insertAudit(tx, {
      ...{ actorId, action: 'report.resolve', subject: formatId(targetType, targetId) },
      ...{ detail: reason, memberId: authorId, bulkId, now },
      after: JSON.stringify({ action, reports: open.length }),
    });
    const suspendedId = action === 'suspend' ? authorId : null;
    return { status: 'done', action, by, at, deliveries, suspendedId };
  });
}
