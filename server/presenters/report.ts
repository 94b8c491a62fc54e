import type { Report, ReportReason, ReportTarget } from '@contract/models/report';
import * as present from '@contract/presenters/report';
import type { OwnReportRow, ReportRow } from '../tables/report';

/** A report of a member's own as presenters take it. */
export function ownReportRecord(row: OwnReportRow): present.OwnReportRecord {
  return {
    targetType: row.target_type as ReportTarget,
    targetId: row.target_id,
    postId: row.post_id,
    reason: row.reason as ReportReason,
    note: row.note,
    createdAt: row.created_at,
  };
}

/** A report as admins see it. */
export const presentReport = (row: ReportRow): Report =>
  present.presentReport({
    ...ownReportRecord(row),
    id: row.id,
    excerpt: row.excerpt,
    reporter: { id: row.member_id, userName: row.reporter_name },
    author: { id: row.author_id, userName: row.author_name },
  });
