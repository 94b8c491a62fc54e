import type { ReportCase } from '@contract/models/report';
import * as present from '@contract/presenters/report';
import { REPORTS_LISTED } from '@contract/rules/admin/report-limits';
import { isBlinded } from '../db/blinds';
import { members } from '../db/members';
import type { ReportRow } from '../db/reports';
import { suspensions } from '../db/suspensions';

function recordOf(row: ReportRow): present.ReportRecord {
  const { resolvedAt: at, resolvedBy, resolution: action, resolutionReason: reason } = row;
  return {
    ...row,
    reporter: members.get(row.memberId),
    author: members.get(row.authorId),
    resolution:
      at !== null && resolvedBy !== null && action !== null
        ? { at, action, reason: reason ?? '', by: members.get(resolvedBy) }
        : null,
  };
}

/** The reports of one post or comment as admins see them, latest first; `now` in ms. */
export function presentCase(
  [latest, ...others]: readonly [ReportRow, ...ReportRow[]],
  now: number,
): ReportCase {
  const listed = others.slice(0, REPORTS_LISTED - 1).map(recordOf);
  const facts = {
    reportCount: others.length + 1,
    suspension: suspensions.find(latest.authorId),
    isBlinded: isBlinded(latest),
  };
  return present.presentCase([recordOf(latest), ...listed], facts, now);
}
