import { camel, statement } from '../database/statement';

/** A post with a decision; `reviewedAt` in ms. */
export interface DecidedRow {
  id: number;
  isConfirmed: boolean;
  isRejected: boolean;
  isBlinded: boolean;
  reviewedAt: number;
  reviewedBy: number | null;
  userName: string | null;
}

/** Reports of a post or a comment that an admin settled; `resolvedAt` in ms. */
export interface SettledCaseRow {
  targetType: string;
  targetId: number;
  resolution: string;
  resolvedAt: number;
  resolvedBy: number;
  userName: string | null;
}

/** More are not listed one by one: open pages then read the list again. */
const MOST = 200;

/** The posts decided after a moment, ms, the latest first. */
export const listDecided = statement.all<{ since: number }, DecidedRow>((knex, { since }) =>
  knex('post')
    .leftJoin('member', 'member.id', 'post.reviewed_by')
    .where('post.reviewed_at', '>', since)
    .whereNull('post.deleted_at')
    .orderBy('post.reviewed_at', 'desc')
    .limit(MOST)
    .select(camel('post.id', 'post.is_confirmed', 'post.is_rejected', 'post.is_blinded'))
    .select(camel('post.reviewed_at', 'post.reviewed_by', 'member.user_name')),
);

/** The cases settled after a moment, ms, the latest first. */
// A case is settled by one action, so all its reports of one moment are the same.
export const listSettledCases = statement.all<{ since: number }, SettledCaseRow>(
  (knex, { since }) =>
    knex('report')
      .leftJoin('member', 'member.id', 'report.resolved_by')
      .where('report.resolved_at', '>', since)
      .orderBy('report.resolved_at', 'desc')
      .limit(MOST)
      .distinct(camel('report.target_type', 'report.target_id', 'report.resolution'))
      .distinct(camel('report.resolved_at', 'report.resolved_by', 'member.user_name')),
);
