import type { ReportTarget } from '@contract/models/report';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('report');

export type ReportRow = Row<'report'>;

type Resolution = Pick<ReportRow, 'resolvedAt' | 'resolvedBy' | 'resolution' | 'resolutionReason'>;

export const reports = {
  list: () => rows.list(),
  /** Those that nobody settled. */
  listOpen: () => rows.list().filter(({ resolvedAt }) => resolvedAt === null),
  listOf: (targetType: ReportTarget, targetId: number) => rows.list({ targetType, targetId }),
  /** Those of one thing that nobody settled. */
  openOf: (targetType: ReportTarget, targetId: number) =>
    reports.listOf(targetType, targetId).filter(({ resolvedAt }) => resolvedAt === null),
  listAbout: (authorId: number) => rows.list({ authorId }),
  listBy: (memberId: number) => rows.list({ memberId }),
  has: (memberId: number, targetType: ReportTarget, targetId: number) =>
    rows.find({ memberId, targetType, targetId }) !== null,
  create: (report: Omit<ReportRow, 'id' | keyof Resolution>): ReportRow =>
    rows.insert({
      ...report,
      id: nextId('report'),
      ...{ resolvedAt: null, resolvedBy: null, resolution: null, resolutionReason: null },
    }),
  settle: (id: number, resolution: Resolution) => rows.update({ id }, resolution),
  removeOf: (targetType: ReportTarget, targetId: number) => rows.remove({ targetType, targetId }),
  removeOfPost: (postId: number) => rows.remove({ postId }),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
