import { formatId } from '@contract/rules/ids';
import type { Report, ReportReason, ReportTarget } from '@contract/models/report';
import type { OwnReportRow, ReportRow } from '../tables/report';
import { isoDate } from './iso-date';

/** A report as admins see it. */
export function presentReport(row: ReportRow): Report {
  const targetType = row.target_type as ReportTarget;
  return {
    reportId: formatId('report', row.id),
    targetType,
    targetId: formatId(targetType, row.target_id),
    postId: formatId('post', row.post_id),
    reason: row.reason as ReportReason,
    note: row.note,
    excerpt: row.excerpt,
    reporterId: formatId('user', row.member_id),
    reporterName: row.reporter_name,
    authorId: formatId('user', row.author_id),
    authorName: row.author_name,
    createdAt: isoDate(row.created_at),
  };
}

/** A report as the member who made it is given it. */
export function presentOwnReport(row: OwnReportRow) {
  const targetType = row.target_type as ReportTarget;
  return {
    targetType,
    targetId: formatId(targetType, row.target_id),
    postId: formatId('post', row.post_id),
    reason: row.reason as ReportReason,
    note: row.note,
    at: isoDate(row.created_at),
  };
}
