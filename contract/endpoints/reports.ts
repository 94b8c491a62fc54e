import * as v from 'valibot';
import { CursorSchema, limitSchema, PageSchema, PaginationSchema } from '../models/paging';
import {
  ReportNoteSchema,
  ReportReasonSchema,
  ReportSchema,
  ReportTargetSchema,
} from '../models/report';
import { parseId } from '../rules/ids';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

export const createReport = endpoint('createReport', {
  summary:
    "Reports a post or a comment to the admins, once; what a member reports leaves that member's own screen",
  access: 'member',
  body: v.pipe(
    v.object({
      targetType: ReportTargetSchema,
      targetId: v.union([v.string(), v.number()], validationTexts.id),
      reason: ReportReasonSchema,
      note: v.optional(ReportNoteSchema, ''),
    }),
    v.check(
      ({ targetType, targetId }) => parseId(targetType, targetId) !== null,
      validationTexts.id,
    ),
    v.transform((body) => ({
      ...body,
      targetId: parseId(body.targetType, body.targetId) as number,
    })),
  ),
  status: 201,
  response: ok({ targetType: ReportTargetSchema, targetId: v.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
});

export const listReports = endpoint('listReports', {
  summary: 'What members reported and is still there, the latest first',
  access: 'admin',
  query: v.object({
    page: PageSchema,
    limit: limitSchema(20),
    cursor: CursorSchema,
  }),
  response: ok({ results: v.array(ReportSchema), pagination: PaginationSchema }),
});
