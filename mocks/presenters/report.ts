import type { ReportCase } from '@contract/models/report';
import * as present from '@contract/presenters/report';
import { members } from '../db/members';
import type { ReportRow } from '../db/reports';

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

/** The reports of one post or comment as admins see them, the latest first. */
export const presentCase = ([latest, ...others]: readonly [
  ReportRow,
  ...ReportRow[],
]): ReportCase => present.presentCase([recordOf(latest), ...others.map(recordOf)]);
