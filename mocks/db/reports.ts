import type { ReportTarget } from '@contract/models/report';
import { nextId } from './ids';
import { posts } from './posts';
import { table, type Row } from './table';

const rows = table('report');

export type ReportRow = Row<'report'>;

type Resolution = Pick<ReportRow, 'resolvedAt' | 'resolvedBy' | 'resolution' | 'resolutionReason'>;

/** Removes reports, except those of items that an admin removed: they are still shown. */
function removeAll(found: readonly ReportRow[]): void {
  const isRemoved = ({ targetType, targetId }: ReportRow) =>
    rows.list({ targetType, targetId }).some(({ resolution }) => resolution === 'remove');
  for (const row of found) if (!isRemoved(row)) rows.remove({ id: row.id });
}

export const reports = {
  list: () => rows.list(),
  /** Unsettled reports. */
  listOpen: () =>
    rows.list().filter(({ resolvedAt, postId }) => resolvedAt === null && posts.find(postId)),
  listOf: (targetType: ReportTarget, targetId: number) => rows.list({ targetType, targetId }),
  /** Unsettled reports of one item. */
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
  removeOf: (targetType: ReportTarget, targetId: number) =>
    removeAll(rows.list({ targetType, targetId })),
  removeOfPost: (postId: number) => removeAll(rows.list({ postId })),
  /** Reports by a member, and reports about them. */
  removeOfMember: (memberId: number) => {
    rows.remove({ memberId });
    rows.remove({ authorId: memberId });
  },
};
