import * as v from 'valibot';
import { pagedQuery, PaginationSchema } from '../models/paging';
import {
  ReportActionSchema,
  ReportCaseSchema,
  ReportNoteSchema,
  ReportReasonSchema,
  ReportTargetSchema,
  type ReportTarget,
} from '../models/report';
import { PersonSchema } from '../models/person';
import { ReviewCountsSchema } from '../models/review';
import { line, text } from '../models/text';
import { parseId } from '../rules/site/ids';
import { REVIEW_REASON_MAX } from '../rules/admin/review';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';
import { Until } from './members';

const target = {
  targetType: ReportTargetSchema,
  targetId: v.union([v.string(), v.number()], validationTexts.id),
};
interface Target {
  targetType: ReportTarget;
  targetId: string | number;
}

const isTarget = ({ targetType, targetId }: Target) => parseId(targetType, targetId) !== null;
const readTarget = <T extends Target>(body: T) => ({
  ...body,
  targetId: parseId(body.targetType, body.targetId) as number,
});

export const createReport = endpoint({
  summary: 'Reports a post or comment to the admins, once; it is hidden from its reporter',
  access: 'member',
  body: v.pipe(
    v.object({
      ...target,
      reason: ReportReasonSchema,
      note: v.optional(ReportNoteSchema, ''),
    }),
    v.check((body) => isTarget(body), validationTexts.id),
    v.transform((body) => readTarget(body)),
  ),
  status: 201,
  response: ok({ targetType: ReportTargetSchema, targetId: v.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
});

export const listReports = endpoint({
  summary:
    'Reported posts and comments, latest first: open ones, or settled ones that their authors did not delete',
  access: 'admin',
  query: pagedQuery(20, {
    state: v.optional(v.picklist(['open', 'resolved'], validationTexts.reportState), 'open'),
  }),
  response: ok({
    results: v.array(ReportCaseSchema),
    pagination: PaginationSchema,
    counts: ReviewCountsSchema,
  }),
});

export const resolveReports = endpoint({
  summary:
    'Settles all reports of a post or comment: dismisses them, removes it, or warns or suspends its author',
  access: 'admin',
  body: v.pipe(
    v.object({
      ...target,
      action: ReportActionSchema,
      reason: v.optional(
        text(REVIEW_REASON_MAX, validationTexts.reviewReasonLong, validationTexts.field),
        '',
      ),
      /** The end of a suspension. */
      until: v.optional(Until, null),
      /** Reports that are settled together share this id, also in the audit. */
      bulkId: v.optional(v.nullable(line(64, validationTexts.field, validationTexts.field)), null),
    }),
    v.check((body) => isTarget(body), validationTexts.id),
    v.check(
      ({ action, reason }) => action === 'dismiss' || reason !== '',
      validationTexts.reportDecision,
    ),
    v.transform((body) => readTarget(body)),
  ),
  response: ok({
    /** If two admins decide, the second gets `already`. */
    status: v.picklist(['done', 'already']),
    action: ReportActionSchema,
    by: PersonSchema,
    at: v.pipe(v.string(), v.isoTimestamp()),
    counts: ReviewCountsSchema,
  }),
  errors: ['NOT_FOUND'],
});
