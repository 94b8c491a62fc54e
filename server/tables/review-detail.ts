import { statement } from '../database/statement';

/** One action about a post (`report` for a report), with the acting member and their text. */
export interface PastRow {
  action: string;
  actor_id: number | null;
  actor_name: string | null;
  detail: string;
  created_at: number;
}

/** Admins' actions on a post, and its reports, the earliest first. */
export const listPast = statement.all<{ id: number; subject: string }, PastRow>(
  (knex, { id, subject }) => {
    const reports = knex('report')
      .leftJoin('member', 'member.id', 'report.member_id')
      .where('report.target_type', knex.raw("'post'"))
      .where('report.target_id', id)
      .select(knex.raw("'report' AS action"), 'report.member_id as actor_id')
      .select('member.user_name as actor_name', 'report.reason as detail')
      .select('report.created_at as created_at', 'report.id as id');
    return knex('audit')
      .leftJoin('member', 'member.id', 'audit.actor_id')
      .where('audit.subject', subject)
      .select('audit.action', 'audit.actor_id', 'member.user_name as actor_name')
      .select('audit.detail', 'audit.created_at as created_at', 'audit.id as id')
      .unionAll([reports])
      .orderBy('created_at')
      .orderBy('id');
  },
);
