import type { ReportAction, ReportCase, ReportReason, ReportTarget } from '@contract/models/report';
import * as present from '@contract/presenters/report';
import type { OwnReportRow, ReportRow } from '../tables/report';

/** A member's own report in the presenters' form. */
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

function reportRecord(row: ReportRow): present.ReportRecord {
  const { resolved_at: at, resolved_by: id } = row;
  return {
    ...ownReportRecord(row),
    id: row.id,
    excerpt: row.excerpt,
    reporter: { id: row.member_id, userName: row.reporter_name },
    author: { id: row.author_id, userName: row.author_name, profileImage: row.author_image },
    resolution:
      at === null || id === null
        ? null
        : {
            action: row.resolution as ReportAction,
            reason: row.resolution_reason ?? '',
            by: { id, userName: row.resolver_name ?? '' },
            at,
          },
  };
}

/** The reports of one thing, the latest first. */
export type CaseRows = [ReportRow, ...ReportRow[]];

/** Groups the rows of a list by their target. */
export function casesOf(rows: readonly ReportRow[]): CaseRows[] {
  const cases = new Map<number, CaseRows>();
  for (const row of rows) {
    const known = cases.get(row.latest_id);
    if (known) known.push(row);
    else cases.set(row.latest_id, [row]);
  }
  return [...cases.values()];
}

/** The reports of one post or comment for admins; `now` in ms. */
export function presentCase([latest, ...others]: CaseRows, now: number): ReportCase {
  const { report_count: reportCount, is_suspended, suspended_until: until } = latest;
  const suspension = is_suspended === 1 ? { reason: '', until } : null;
  const records = [reportRecord(latest), ...others.map(reportRecord)] as const;
  return present.presentCase(records, { reportCount, suspension }, now);
}
