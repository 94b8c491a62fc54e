import * as v from 'valibot';
import { REPORT_NOTE_MAX, reportReasons } from '../rules/report-limits';
import { validationTexts } from '../texts';
import { idOutput } from './ids';
import { text } from './text';

/** Why something is reported. */
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

/** A report as admins see it. */
export const ReportSchema = v.object({
  reportId: idOutput('report'),
  targetType: ReportTargetSchema,
  targetId: v.string(),
  /** The post, or the post under which the comment stands. */
  postId: idOutput('post'),
  reason: ReportReasonSchema,
  note: v.string(),
  /**
   * The beginning of the reported text at the time of the report: its author may change it later.
   */
  excerpt: v.string(),
  reporterId: idOutput('user'),
  reporterName: v.string(),
  authorId: idOutput('user'),
  authorName: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Report = v.InferOutput<typeof ReportSchema>;
