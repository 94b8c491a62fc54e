import type { Knex } from 'knex';
import { statement, variants, type Runner } from '../database/statement';
import type { TimeArguments } from './latest-first';

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
  author_image: string | null;
  resolved_at: number | null;
  resolved_by: number | null;
  resolver_name: string | null;
  resolution: string | null;
  resolution_reason: string | null;
  /** The place of its case in the list: the moment and the id of the latest report. */
  latest_at: number;
  latest_id: number;
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

/** Which cases a list shows, and whether it begins at a cursor. */
export interface ReportShape {
  state: 'open' | 'resolved';
  cursor: boolean;
}

/** A report of a member's own. */
export type OwnReportRow = Pick<
  ReportRow,
  'id' | 'target_type' | 'target_id' | 'post_id' | 'reason' | 'note' | 'created_at'
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

const OPEN = 'report.resolved_at IS NULL';
const NONE_OPEN = 'count(report.resolved_at) = count(*)';

const pageOf = variants(({ state, cursor }: ReportShape) =>
  statement<TimeArguments, ReportRow>((knex, { createdAt, id, limit, offset }) => {
    const cases = ofExisting(knex('report'), knex)
      .groupBy('report.target_type', 'report.target_id')
      .select('report.target_type', 'report.target_id')
      .select(knex.raw('max(report.created_at) AS latest_at, max(report.id) AS latest_id'))
      .orderBy('latest_at', 'desc')
      .orderBy('latest_id', 'desc')
      .limit(limit);
    if (state === 'open') void cases.whereRaw(OPEN);
    else void cases.havingRaw(NONE_OPEN);
    if (cursor) {
      void cases.havingRaw('(max(report.created_at), max(report.id)) < (?, ?)', [createdAt, id]);
    } else void cases.offset(offset);
    const reports = knex
      .from(cases.as('page'))
      .join('report', (on) => {
        on.on('report.target_type', 'page.target_type').andOn('report.target_id', 'page.target_id');
      })
      .leftJoin('member as reporter', 'reporter.id', 'report.member_id')
      .leftJoin('member as author', 'author.id', 'report.author_id')
      .leftJoin('member as resolver', 'resolver.id', 'report.resolved_by')
      .orderBy('page.latest_at', 'desc')
      .orderBy('page.latest_id', 'desc')
      .orderBy('report.created_at', 'desc')
      .orderBy('report.id', 'desc')
      .select('report.*', 'page.latest_at', 'page.latest_id', 'reporter.user_name as reporter_name')
      .select('author.user_name as author_name', 'author.profile_image as author_image')
      .select('resolver.user_name as resolver_name');
    return state === 'open' ? reports.whereRaw(OPEN) : reports;
  }),
);

/** Stores a report. @returns false when the member reported the same before */
export async function insertReport(tx: Runner, report: NewReport): Promise<boolean> {
  return (await tx.run(insert, report)).length > 0;
}

/** The reports of a page of cases about existing content, the latest first, and of one beyond. */
export function listReports(
  runner: Runner,
  shape: ReportShape,
  args: TimeArguments,
): Promise<ReportRow[]> {
  return runner.run(pageOf(shape), args);
}

/** A member's reports of existing content, the latest first. */
export function listOwnReports(runner: Runner, memberId: number): Promise<OwnReportRow[]> {
  return runner.run(own, { memberId });
}
