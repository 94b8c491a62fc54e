import { statement, type Runner } from '../database/statement';

/** What becomes of the reports of one thing; `now` in ms. */
export type Settling = {
  targetType: string;
  targetId: number;
  actorId: number;
  action: string;
  reason: string;
  now: number;
};

/** A report that waited: who made it, and about whom. */
export interface SettledRow {
  memberId: number;
  authorId: number;
}

/** How a thing was settled before; `at` in ms. */
export interface SettlementRow {
  action: string;
  at: number;
  actorId: number;
  actorName: string;
}

const settle = statement<Settling, SettledRow>((knex, row) =>
  knex('report')
    .where({ target_type: row.targetType, target_id: row.targetId })
    .whereNull('resolved_at')
    .update({
      resolved_at: row.now,
      resolved_by: row.actorId,
      resolution: row.action,
      resolution_reason: row.reason,
    })
    .returning(['member_id as memberId', 'author_id as authorId']),
);

const settled = statement<{ targetType: string; targetId: number }, SettlementRow>(
  (knex, { targetType, targetId }) =>
    knex('report')
      .join('member', 'member.id', 'report.resolved_by')
      .where({ 'report.target_type': targetType, 'report.target_id': targetId })
      .orderBy('report.resolved_at', 'desc')
      .limit(1)
      .select('report.resolution as action', 'report.resolved_at as at')
      .select('member.id as actorId', 'member.user_name as actorName'),
);

/** Settles the reports of a thing that wait, and gives them; of two admins one gets them. */
export const settleReports = (tx: Runner, settling: Settling): Promise<SettledRow[]> =>
  tx.run(settle, settling);

/** How the reports of a thing were settled last; null when they never were. */
export async function findSettlement(
  tx: Runner,
  targetType: string,
  targetId: number,
): Promise<SettlementRow | null> {
  const [row] = await tx.run(settled, { targetType, targetId });
  return row ?? null;
}
