import { camel, statement } from '../database/statement';

/** One action about a post (`report` for a report), with the acting member and their text. */
export interface PastRow {
  action: string;
  actorId: number | null;
  actorName: string | null;
  detail: string;
  createdAt: number;
}

/** Admins' actions on a post, and its reports, the earliest first. */
export const listPast = statement.all<{ id: number; subject: string }, PastRow>(
  (knex, { id, subject }) => {
    const reports = knex('report')
      .leftJoin('member', 'member.id', 'report.member_id')
      .where('report.target_type', knex.raw("'post'"))
      .where('report.target_id', id)
      .select(knex.raw("'report' AS action"), 'report.member_id as actorId')
      .select('member.user_name as actorName', 'report.reason as detail')
      .select(camel('report.created_at', 'report.id'));
    return knex('audit')
      .leftJoin('member', 'member.id', 'audit.actor_id')
      .where('audit.subject', subject)
      .select('audit.action', 'audit.actor_id as actorId', 'member.user_name as actorName')
      .select(camel('audit.detail', 'audit.created_at', 'audit.id'))
      .unionAll([reports])
      .orderBy('createdAt')
      .orderBy('id');
  },
);
