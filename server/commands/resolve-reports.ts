import type { ReportAction, ReportTarget } from '@contract/models/report';
import { formatId } from '@contract/rules/ids';
import { guardOther } from '@contract/rules/suspension';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import { insertAudit } from '../tables/audit';
import { findCommentFacts } from '../tables/comment';
import { notifyOwn, type OwnNotification } from '../tables/notification';
import { findPostFacts } from '../tables/post';
import { findSettlement, settleReports } from '../tables/report-settling';
import { suspendIn } from './administer';
import { removeCommentIn } from './write-comment';
import { removePostIn } from './write-post';

/** What an admin does about what was reported. */
interface Settlement {
  targetType: ReportTarget;
  targetId: number;
  action: ReportAction;
  reason: string;
  until: number | null;
}

/** What became of it, and whom to notify. */
export interface Settled {
  status: 'done' | 'already';
  action: ReportAction;
  by: { id: number; userName: string };
  at: number;
  deliveries: Delivery[];
  /** The member who was suspended. */
  suspendedId: number | null;
}

async function notify(
  tx: Runner,
  notification: Pick<OwnNotification, 'memberId' | 'kind' | 'reason' | 'now'>,
): Promise<Delivery> {
  return {
    memberId: notification.memberId,
    id: await notifyOwn(tx, { ...notification, level: null }),
  };
}

async function carryOut(
  tx: Runner,
  { targetType, targetId, action, reason, until }: Settlement,
  memberId: number,
  actorId: number,
  now: number,
): Promise<Delivery[]> {
  if (action === 'dismiss') return [];
  guardOther(actorId, { id: memberId });
  if (action === 'suspend') {
    return (await suspendIn(tx, { memberId, reason, until }, actorId, now)).deliveries;
  }
  if (action === 'remove') {
    if (targetType === 'post') await removePostIn(tx, targetId, now);
    else await removeCommentIn(tx, targetId, now);
  }
  const kind = action === 'remove' ? 'removed' : 'warned';
  return [await notify(tx, { memberId, kind, reason, now })];
}

/**
 * Settles all reports of a thing that wait: what was decided is done, its author and the reporters
 * are notified, without the admin's name. Of two admins, the second learns what the first did.
 * @throws ApiError NOT_FOUND when it is gone or nobody reported it, FORBIDDEN for what is one's own
 *   or an admin's suspension, VALIDATION for an end that is past
 */
export function resolveReports(
  db: Database,
  settlement: Settlement,
  actorId: number,
  now: number,
): Promise<Settled> {
  const { targetType, targetId, action, reason } = settlement;
  return db.transaction(async (tx) => {
    const find = targetType === 'post' ? findPostFacts : findCommentFacts;
    requireFound(await find(tx, targetId), reasonTexts.notReported);
    const open = await settleReports(tx, { targetType, targetId, actorId, action, reason, now });
    const [first] = open;
    const settled = await findSettlement(tx, targetType, targetId);
    const {
      actorId: id,
      actorName: userName,
      at,
      ...last
    } = requireFound(settled, reasonTexts.notReported);
    const by = { id, userName };
    if (!first) {
      const done = { status: 'already', action: last.action as ReportAction } as const;
      return { ...done, by, at, deliveries: [], suspendedId: null };
    }
    const { authorId } = first;
    const deliveries = await carryOut(tx, settlement, authorId, actorId, now);
    const kind = action === 'dismiss' ? 'report_dismissed' : 'report_acted';
    for (const { memberId } of open) {
      if (memberId === actorId) continue;
      deliveries.push(await notify(tx, { memberId, kind, reason: '', now }));
    }
    await insertAudit(tx, {
      ...{ actorId, action: 'report.resolve', subject: formatId(targetType, targetId) },
      ...{ detail: reason, memberId: authorId, now },
      after: JSON.stringify({ action, reports: open.length }),
    });
    const suspendedId = action === 'suspend' ? authorId : null;
    return { status: 'done', action, by, at, deliveries, suspendedId };
  });
}
