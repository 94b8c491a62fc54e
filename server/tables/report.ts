import type { Knex } from 'knex';
import { statement, variants, type Runner } from '../database/statement';

/** A report with the names of the member who reported and of the one who was reported. */
export interface ReportRow {
  id: number;
  target_type: string;
  target_id: number;
  post_id: number;
  reason: string;
  note: string;
  excerpt: string;
  created_at: number;
  member_id: number;
  author_id: number;
  reporter_name: string;
  author_name: string;
}

/** A new report; `now` in ms. */
export type NewReport = {
  memberId: number;
  targetType: string;
  targetId: number;
  postId: number;
  authorId: number;
  reason: string;
  note: string;
  excerpt: string;
  now: number;
};

const insert = statement<NewReport, { id: number }>((knex, report) =>
  knex('report')
    .insert({
      member_id: report.memberId,
      target_type: report.targetType,
      target_id: report.targetId,
      post_id: report.postId,
      author_id: report.authorId,
      reason: report.reason,
      note: report.note,
      excerpt: report.excerpt,
      created_at: report.now,
    })
    .onConflict(['member_id', 'target_type', 'target_id'])
    .ignore()
    .returning('id'),
);

/** The arguments of the list; `createdAt` and `id` are the cursor's. */
export type ReportArguments = { createdAt: number; id: number; limit: number; offset: number };

/** A report of a member's own. */
export type OwnReportRow = Omit<
  ReportRow,
  'author_id' | 'excerpt' | 'member_id' | 'reporter_name' | 'author_name'
>;

// Left joins keep SQLite walking the reports in their order.
const ofExisting = (reports: Knex.QueryBuilder, knex: Knex): Knex.QueryBuilder =>
  reports
    .leftJoin('post', 'post.id', 'report.post_id')
    .leftJoin('comment', (on) => {
      on.on('comment.id', 'report.target_id').andOn('report.target_type', knex.raw("'comment'"));
    })
    .whereNull('post.deleted_at')
    .whereNull('comment.deleted_at');

/** The reported things that exist and that nobody settled. */
export const openReports = (knex: Knex): Knex.QueryBuilder =>
  ofExisting(knex('report').whereNull('report.resolved_at'), knex)
    .groupBy('report.target_type', 'report.target_id')
    .select('report.target_type', 'report.target_id');

const open = (reports: Knex.QueryBuilder, knex: Knex): Knex.QueryBuilder =>
  ofExisting(reports, knex).orderBy('report.created_at', 'desc').orderBy('report.id', 'desc');

const own = statement<{ memberId: number }, OwnReportRow>((knex, { memberId }) =>
  open(knex('report').where('report.member_id', memberId), knex)
    .select('report.id', 'report.target_type', 'report.target_id', 'report.post_id')
    .select('report.reason', 'report.note', 'report.created_at'),
);

const pageOf = variants(({ cursor }: { cursor: boolean }) =>
  statement<ReportArguments, ReportRow>((knex, { createdAt, id, limit, offset }) => {
    const query = open(knex('report'), knex)
      .leftJoin('member as reporter', 'reporter.id', 'report.member_id')
      .leftJoin('member as author', 'author.id', 'report.author_id')
      .limit(limit)
      .select('report.*', 'reporter.user_name as reporter_name', 'author.user_name as author_name');
    return cursor
      ? query.whereRaw('(report.created_at, report.id) < (?, ?)', [createdAt, id])
      : query.offset(offset);
  }),
);

/** Stores a report. @returns false when the member reported the same before */
export async function insertReport(tx: Runner, report: NewReport): Promise<boolean> {
  return (await tx.run(insert, report)).length > 0;
}

/** Reports of existing content, the latest first, and one beyond the page. */
export function listReports(
  runner: Runner,
  shape: { cursor: boolean },
  args: ReportArguments,
): Promise<ReportRow[]> {
  return runner.run(pageOf(shape), args);
}

/** A member's reports of existing content, the latest first. */
export function listOwnReports(runner: Runner, memberId: number): Promise<OwnReportRow[]> {
  return runner.run(own, { memberId });
}
