import { statement } from '../database/statement';

/** A post with a decision; `reviewed_at` in ms. */
export interface DecidedRow {
  id: number;
  is_confirmed: number;
  is_rejected: number;
  reviewed_at: number;
  reviewed_by: number | null;
  user_name: string | null;
}

/** Reports of a post or a comment that an admin settled; `resolved_at` in ms. */
export interface SettledCaseRow {
  target_type: string;
  target_id: number;
  resolution: string;
  resolved_at: number;
  resolved_by: number;
  user_name: string | null;
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
    .select('post.id', 'post.is_confirmed', 'post.is_rejected', 'post.reviewed_at')
    .select('post.reviewed_by', 'member.user_name'),
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
      .distinct('report.target_type', 'report.target_id', 'report.resolution')
      .distinct('report.resolved_at', 'report.resolved_by', 'member.user_name'),
);
