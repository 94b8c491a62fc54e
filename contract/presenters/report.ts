import type { Report, ReportReason, ReportTarget } from '../models/report';
import { formatId } from '../rules/ids';
import { isoDate } from './iso-date';

/** A report as its reporter sees it; `createdAt` in ms. */
export interface OwnReportRecord {
  targetType: ReportTarget;
  targetId: number;
  postId: number;
  reason: ReportReason;
  note: string;
  createdAt: number;
}

/** A report with the members on its two sides. */
export interface ReportRecord extends OwnReportRecord {
  id: number;
  excerpt: string;
  reporter: { id: number; userName: string };
  author: { id: number; userName: string };
}

/** A report as admins see it. */
export function presentReport(report: ReportRecord): Report {
  const { targetType, reporter, author } = report;
  return {
    reportId: formatId('report', report.id),
    targetType,
    targetId: formatId(targetType, report.targetId),
    postId: formatId('post', report.postId),
    reason: report.reason,
    note: report.note,
    excerpt: report.excerpt,
    reporterId: formatId('user', reporter.id),
    reporterName: reporter.userName,
    authorId: formatId('user', author.id),
    authorName: author.userName,
    createdAt: isoDate(report.createdAt),
  };
}

/** A report as its reporter gets it in their export. */
export function presentOwnReport(report: OwnReportRecord) {
  const { targetType, reason, note } = report;
  return {
    targetType,
    targetId: formatId(targetType, report.targetId),
    postId: formatId('post', report.postId),
    reason,
    note,
    at: isoDate(report.createdAt),
  };
}
