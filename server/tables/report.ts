import type { ReportAction, ReportTarget } from '@contract/models/report';
import type { OwnReportRecord } from '@contract/presenters/report';
import type { Knex } from 'knex';
import { REPORTS_LISTED } from '@contract/rules/admin/report-limits';
import { camel, snake, statement, variants, type Runner } from '../database/statement';
import type { TimeArguments } from './latest-first';

/** A report with the names of the reporter and of the reported member. */
export interface ReportRow extends OwnReportRecord {
  id: number;
  excerpt: string;
  memberId: number;
  authorId: number;
  reporterName: string;
  authorName: string;
  authorImage: string | null;
  resolvedAt: number | null;
  resolvedBy: number | null;
  resolverName: string | null;
  resolution: ReportAction | null;
  resolutionReason: string | null;
  /** The place of its case in the list: the moment and the id of the latest report. */
  latestAt: number;
  latestId: number;
  /** The number of reports in the case. */
  reportCount: number;
  /** Whether its target is hidden until an admin decides. */
  isBlinded: boolean;
  /** Whether the author is suspended, and until when; null until it is lifted. */
  isSuspended: boolean;
  suspendedUntil: number | null;
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

/** Stores a report. @returns false if the member reported the same before */
export const insertReport = statement.exists<NewReport>((knex, report) =>
  knex('report')
    .insert({
      ...snake(report, 'memberId', 'targetType', 'targetId', 'postId', 'authorId', 'reason'),
      ...snake(report, 'note', 'excerpt'),
      created_at: report.now,
    })
    .onConflict(['member_id', 'target_type', 'target_id'])
    .ignore()
    .returning('id'),
);

/**
 * The number of reports that count for hiding their target: open ones of members who are not
 * suspended, and for a post since the last decision about it.
 */
export const countBlindingReports = statement.count<{
  targetType: string;
  targetId: number;
  now: number;
}>((knex, { targetType, targetId, now }) => {
  const suspended = knex('suspension')
    .whereRaw('suspension.member_id = report.member_id')
    .whereRaw('(suspension.until IS NULL OR suspension.until > ?)', now)
    .select(knex.raw('1'));
  const decided = `coalesce((SELECT reviewed_at FROM post
    WHERE report.target_type = 'post' AND post.id = report.target_id), 0)`;
  return knex('report')
    .where({ target_type: targetType, target_id: targetId })
    .whereNull('resolved_at')
    .whereRaw(`report.created_at >= ${decided}`)
    .whereNotExists(suspended)
    .count('* as count');
});

/** The blinded targets whose only open report is a member's: without it no admin would decide. */
export const listBlindedAlone = statement.all<
  { memberId: number },
  { targetType: ReportTarget; targetId: number }
>((knex, { memberId }) => {
  const others = knex('report as other')
    .whereRaw('other.target_type = report.target_type AND other.target_id = report.target_id')
    .whereRaw('other.member_id <> report.member_id AND other.resolved_at IS NULL')
    .select(knex.raw('1'));
  return withTarget(knex('report'), knex)
    .where('report.member_id', memberId)
    .whereRaw(OPEN)
    .whereRaw(`${BLINDED} = 1`)
    .whereNotExists(others)
    .select(camel('report.target_type', 'report.target_id'));
});

const keep = (table: 'post' | 'comment') =>
  statement.exists<{ id: number }>((knex, { id }) =>
    knex(table).where({ id }).whereNull('deleted_at').select('id').forNoKeyUpdate(),
  );
const [keepPost, keepComment] = [keep('post'), keep('comment')];

/** The cases in a list, and whether it begins at a cursor. */
export interface ReportShape {
  state: 'open' | 'resolved';
  cursor: boolean;
}

const own = camel(
  ...['report.id', 'report.target_type', 'report.target_id', 'report.post_id', 'report.reason'],
  ...['report.note', 'report.created_at'],
);

// With left joins SQLite walks the reports in their order.
const withTarget = (reports: Knex.QueryBuilder, knex: Knex): Knex.QueryBuilder =>
  reports.leftJoin('post', 'post.id', 'report.post_id').leftJoin('comment', (on) => {
    on.on('comment.id', 'report.target_id').andOn('report.target_type', knex.raw("'comment'"));
  });

const ofExisting = (reports: Knex.QueryBuilder, knex: Knex): Knex.QueryBuilder =>
  withTarget(reports, knex).whereNull('post.deleted_at').whereNull('comment.deleted_at');

// Nobody may read a text that its author deleted; one that admins removed is still shown.
const SETTLED = `(post.deleted_at IS NULL AND comment.deleted_at IS NULL
  OR report.resolution = 'remove')`;

/** The existing targets of open reports. */
export const openReports = (knex: Knex): Knex.QueryBuilder =>
  ofExisting(knex('report').whereNull('report.resolved_at'), knex)
    .groupBy('report.target_type', 'report.target_id')
    .select('report.target_type', 'report.target_id');

const open = (reports: Knex.QueryBuilder, knex: Knex): Knex.QueryBuilder =>
  ofExisting(reports, knex).orderBy('report.created_at', 'desc').orderBy('report.id', 'desc');

/** A member's reports of existing content, the latest first. */
export const listOwnReports = statement.all<{ memberId: number }, OwnReportRecord>(
  (knex, { memberId }) =>
    open(knex('report').where('report.member_id', memberId), knex).select(own),
);

const OPEN = 'report.resolved_at IS NULL';
const NONE_OPEN = 'count(report.resolved_at) = count(*)';

// Several reports of a post are one case; the list shows the latest of them, and their number.
const OF_CASE = 'OVER (PARTITION BY page.latest_id';
const PLACE = `row_number() ${OF_CASE} ORDER BY report.created_at DESC, report.id DESC) AS place`;
const COUNT = `count(*) ${OF_CASE}) AS "reportCount"`;
const SUSPENDED = 'CASE WHEN suspension.member_id IS NULL THEN 0 ELSE 1 END AS "isSuspended"';

const BLINDED = `CASE WHEN post.deleted_at IS NOT NULL OR comment.deleted_at IS NOT NULL THEN 0
  WHEN report.target_type = 'comment' THEN comment.is_blinded ELSE post.is_blinded END`;

/**
 * The reports of a page of cases, the latest first, and of one beyond: open reports of existing
 * targets, or settled ones whose target was not deleted by its author.
 */
export const listReports = variants(({ state, cursor }: ReportShape) =>
  statement.all<TimeArguments, ReportRow>((knex, { createdAt, id, limit, offset }) => {
    const cases = withTarget(knex('report'), knex)
      .groupBy('report.target_type', 'report.target_id')
      .select('report.target_type', 'report.target_id')
      .select(knex.raw('max(report.created_at) AS latest_at, max(report.id) AS latest_id'))
      .select(knex.raw(`max(${BLINDED}) AS is_blinded`))
      .orderBy('latest_at', 'desc')
      .orderBy('latest_id', 'desc')
      .limit(limit);
    if (state === 'open') {
      void cases.whereRaw(OPEN).whereNull('post.deleted_at').whereNull('comment.deleted_at');
    } else void cases.whereRaw(SETTLED).havingRaw(NONE_OPEN);
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
      .leftJoin('suspension', 'suspension.member_id', 'report.author_id')
      .select(own)
      .select(camel('report.excerpt', 'report.member_id', 'report.author_id', 'report.resolved_at'))
      .select(camel('report.resolved_by', 'report.resolution', 'report.resolution_reason'))
      .select(
        camel(
          'page.latest_at',
          'page.latest_id',
          'page.is_blinded',
          'reporter.user_name as reporter_name',
        ),
      )
      .select(camel('author.user_name as author_name', 'author.profile_image as author_image'))
      .select(camel('resolver.user_name as resolver_name', 'suspension.until as suspended_until'))
      .select(knex.raw(SUSPENDED), knex.raw(PLACE), knex.raw(COUNT));
    if (state === 'open') void reports.whereRaw(OPEN);
    return knex
      .from(reports.as('listed'))
      .whereRaw(`place <= ${REPORTS_LISTED}`)
      .orderBy('latestAt', 'desc')
      .orderBy('latestId', 'desc')
      .orderBy('place');
  }),
);

/**
 * Locks a report's target until the transaction ends, so that its reports come one after another.
 * @returns false if it is gone
 */
export function keepTarget(tx: Runner, type: string, id: number): Promise<boolean> {
  return type === 'post' ? keepPost(tx, { id }) : keepComment(tx, { id });
}
