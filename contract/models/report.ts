import * as v from 'valibot';
import { reportActions, REPORT_NOTE_MAX, reportReasons } from '../rules/admin/report-limits';
import { validationTexts } from '../texts';
import { idOutput } from './ids';
import { PersonSchema } from './person';
import { text } from './text';

/** The reason of a report. */
export const ReportReasonSchema = v.picklist(reportReasons, validationTexts.reportReason);
export type ReportReason = v.InferOutput<typeof ReportReasonSchema>;

/** The kinds of records that can be reported. */
export const ReportTargetSchema = v.picklist(['post', 'comment'], validationTexts.reportTarget);
export type ReportTarget = v.InferOutput<typeof ReportTargetSchema>;

/** The reporter's note; may be empty. */
export const ReportNoteSchema = text(
  REPORT_NOTE_MAX,
  validationTexts.reportNoteLong,
  validationTexts.field,
);

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** An admin's decision about a report. Source: docs/product/rules.md#reports. */
export const ReportActionSchema = v.picklist(reportActions, validationTexts.reportAction);
export type ReportAction = v.InferOutput<typeof ReportActionSchema>;

/** A post or a comment with its open reports, or with its settled ones. */
export const ReportCaseSchema = v.object({
  targetType: ReportTargetSchema,
  targetId: v.string(),
  /** The post, or the post of the comment. */
  postId: idOutput('post'),
  /**
   * The beginning of the reported text at the time of the latest report, because its author may
   * change it later.
   */
  excerpt: v.string(),
  authorId: idOutput('user'),
  authorName: v.string(),
  authorImage: v.nullable(v.string()),
  isAuthorSuspended: v.boolean(),
  /** Whether it is hidden from readers until an admin decides. */
  isBlinded: v.boolean(),
  latestAt: Moment,
  /** How many reports it has. */
  reportCount: v.number(),
  /** Latest first, at most `REPORTS_LISTED`. */
  reports: v.array(
    v.object({
      reportId: idOutput('report'),
      reporterId: idOutput('user'),
      reporterName: v.string(),
      reason: ReportReasonSchema,
      note: v.string(),
      createdAt: Moment,
    }),
  ),
  /** The latest decision; null if there was no decision yet. */
  resolution: v.nullable(
    v.object({ action: ReportActionSchema, reason: v.string(), by: PersonSchema, at: Moment }),
  ),
});
export type ReportCase = v.InferOutput<typeof ReportCaseSchema>;
