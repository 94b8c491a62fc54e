import type { ReportCase } from '@contract/models/report';
import * as present from '@contract/presenters/report';
import type { ReportRow } from '../tables/report';

function reportRecord(row: ReportRow): present.ReportRecord {
  const { resolvedAt: at, resolvedBy: id, resolution: action } = row;
  return {
    ...row,
    reporter: { id: row.memberId, userName: row.reporterName },
    author: { id: row.authorId, userName: row.authorName, profileImage: row.authorImage },
    resolution:
      at === null || id === null || action === null
        ? null
        : {
            action,
            reason: row.resolutionReason ?? '',
            by: { id, userName: row.resolverName ?? '' },
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
    const known = cases.get(row.latestId);
    if (known) known.push(row);
    else cases.set(row.latestId, [row]);
  }
  return [...cases.values()];
}

/** The reports of one post or comment for admins; `now` in ms. */
export function presentCase([latest, ...others]: CaseRows, now: number): ReportCase {
  const { reportCount, isBlinded, isSuspended, suspendedUntil: until } = latest;
  const suspension = isSuspended ? { reason: '', until } : null;
  const records = [reportRecord(latest), ...others.map(reportRecord)] as const;
  return present.presentCase(records, { reportCount, suspension, isBlinded }, now);
}
