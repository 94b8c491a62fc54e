import { formatId } from '@contract/rules/ids';
import type { Report } from '@contract/models/report';
import { members } from '../db/members';
import type { ReportRow } from '../db/reports';

/** A report as admins see it. */
export function presentReport(row: ReportRow): Report {
  const { targetType, targetId, reason, note, excerpt } = row;
  return {
    reportId: formatId('report', row.id),
    targetType,
    targetId: formatId(targetType, targetId),
    postId: formatId('post', row.postId),
    reason,
    note,
    excerpt,
    reporterId: formatId('user', row.memberId),
    reporterName: members.get(row.memberId).userName,
    authorId: formatId('user', row.authorId),
    authorName: members.get(row.authorId).userName,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
