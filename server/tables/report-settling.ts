import type { NotificationKind } from '@contract/models/notification';
import { camel, statement, type Runner } from '../database/statement';
import { isWanted } from './notification-mute';

/** The settlement of a target's reports; `now` in ms. */
export type Settling = {
  targetType: string;
  targetId: number;
  actorId: number;
  action: string;
  reason: string;
  now: number;
};

/** The settled reports: their number, and the reported member. */
export interface SettledRow {
  authorId: number;
}

/** The earlier settlement of a target; `at` in ms. */
export interface SettlementRow {
  action: string;
  at: number;
  actorId: number;
  actorName: string;
}

const settle = statement.all<Settling, SettledRow>((knex, row) =>
  knex('report')
    .where({ target_type: row.targetType, target_id: row.targetId })
    .whereNull('resolved_at')
    .update({
      resolved_at: row.now,
      resolved_by: row.actorId,
      resolution: row.action,
      resolution_reason: row.reason,
    })
    .returning(camel('author_id')),
);

type Notified = Settling & { kind: string };

// One statement for all of them: a target may have many reports.
const notifyAll = statement.all<Notified, { memberId: number; id: number }>(
  (knex, { targetType, targetId, actorId, kind, now }) =>
    knex.raw(
      `INSERT INTO notification (member_id, kind, reason, created_at)
       SELECT member_id, ?, '', ? FROM report
       WHERE target_type = ? AND target_id = ? AND resolved_at = ? AND resolved_by = ?
         AND member_id <> ? AND ${isWanted('report.member_id')}
       RETURNING member_id AS "memberId", id`,
      [kind, now, targetType, targetId, now, actorId, actorId, kind],
    ),
);

/** The last settlement of a target's reports; null without one. */
export const findSettlement = statement.maybeOne<
  { targetType: string; targetId: number },
  SettlementRow
>((knex, { targetType, targetId }) =>
  knex('report')
    .join('member', 'member.id', 'report.resolved_by')
    .where({ 'report.target_type': targetType, 'report.target_id': targetId })
    .orderBy('report.resolved_at', 'desc')
    .limit(1)
    .select('report.resolution as action', 'report.resolved_at as at')
    .select('member.id as actorId', 'member.user_name as actorName'),
);

/** Settles the open reports of a target, and returns them; only one of two admins gets them. */
export const settleReports = (tx: Runner, settling: Settling): Promise<SettledRow[]> =>
  settle(tx, settling);

/** Notifies the members whose reports were just settled, except the admin who did it. */
export const notifyReporters = (
  tx: Runner,
  settling: Settling,
  kind: Extract<NotificationKind, 'report_acted' | 'report_dismissed'>,
): Promise<{ memberId: number; id: number }[]> => notifyAll(tx, { ...settling, kind });
