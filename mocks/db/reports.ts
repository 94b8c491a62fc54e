import type { ReportTarget } from '@contract/models/report';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('report');

export type ReportRow = Row<'report'>;

export const reports = {
  list: () => rows.list(),
  listBy: (memberId: number) => rows.list({ memberId }),
  has: (memberId: number, targetType: ReportTarget, targetId: number) =>
    rows.find({ memberId, targetType, targetId }) !== null,
  create: (report: Omit<ReportRow, 'id'>): ReportRow =>
    rows.insert({ ...report, id: nextId('report') }),
  removeOf: (targetType: ReportTarget, targetId: number) => rows.remove({ targetType, targetId }),
  removeOfPost: (postId: number) => rows.remove({ postId }),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
