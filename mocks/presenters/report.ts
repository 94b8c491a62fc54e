import type { Report } from '@contract/models/report';
import * as present from '@contract/presenters/report';
import { members } from '../db/members';
import type { ReportRow } from '../db/reports';

/** A report as admins see it. */
export const presentReport = (row: ReportRow): Report =>
  present.presentReport({
    ...row,
    reporter: members.get(row.memberId),
    author: members.get(row.authorId),
  });
