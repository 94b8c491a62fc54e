import type { ReportAction, ReportCase, ReportReason, ReportTarget } from '../models/report';
import { formatId } from '../rules/site/ids';
import { liveSuspension, type Suspension } from '../rules/members/suspension';
import { isoDate } from './iso-date';
import type { PersonRecord } from './person';

/** A report as its reporter sees it; `createdAt` in ms. */
export interface OwnReportRecord {
  targetType: ReportTarget;
  targetId: number;
  postId: number;
  reason: ReportReason;
  note: string;
  createdAt: number;
}

/** A report with its reporter, the reported member and its result; moments in ms. */
export interface ReportRecord extends OwnReportRecord {
  id: number;
  excerpt: string;
  reporter: PersonRecord;
  author: PersonRecord & { profileImage: string | null };
  resolution: { action: ReportAction; reason: string; by: PersonRecord; at: number } | null;
}

/** Facts about a whole case in a list of reports. */
export interface CaseFacts {
  reportCount: number;
  /** Of the author; it may have ended. */
  suspension: Suspension | null;
  isBlinded: boolean;
}

/**
 * The reports of one post or comment as admins see them.
 * @param reports latest first, at most `REPORTS_LISTED`
 * @param now ms
 */
export function presentCase(
  reports: readonly [ReportRecord, ...ReportRecord[]],
  { reportCount, suspension, isBlinded }: CaseFacts,
  now: number,
): ReportCase {
  const [latest] = reports;
  const { targetType, author, resolution } = latest;
  return {
    targetType,
    targetId: formatId(targetType, latest.targetId),
    postId: formatId('post', latest.postId),
    excerpt: latest.excerpt,
    authorId: formatId('user', author.id),
    authorName: author.userName,
    authorImage: author.profileImage,
    isAuthorSuspended: liveSuspension(suspension, now) !== null,
    isBlinded,
    latestAt: isoDate(latest.createdAt),
    reportCount,
    reports: reports.map(({ id, reporter, reason, note, createdAt }) => ({
      reportId: formatId('report', id),
      reporterId: formatId('user', reporter.id),
      reporterName: reporter.userName,
      reason,
      note,
      createdAt: isoDate(createdAt),
    })),
    resolution: resolution && {
      ...{ action: resolution.action, reason: resolution.reason },
      by: { userId: formatId('user', resolution.by.id), userName: resolution.by.userName },
      at: isoDate(resolution.at),
    },
  };
}

/** A report in its reporter's export. */
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
