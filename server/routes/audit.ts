import type { Parsed } from '@contract/endpoints/define';
import { AUDIT_FILE_MOST, type exportAudit } from '@contract/endpoints/audit';
import { createAuditFile, presentAudit, type AuditRecord } from '@contract/presenters/audit';
import { DAY } from '@contract/rules/site/time';
import type { SomeHandlers } from '../http/call';
import { personOf } from '../presenters/review';
import { foundArguments } from '../tables/admin-member';
import { listAudit, type AuditRow } from '../tables/audit-list';
import { latestCursor } from './latest';
import { timeKeys, timePage } from './time-page';

const recordOf = (row: AuditRow): AuditRecord => ({
  ...row,
  actor: personOf(row.actorId, row.actorName),
  member: personOf(row.memberId, row.memberName),
});

/** The conditions of a list by its filters. */
function filtered({ who, kind, from, to }: Parsed<typeof exportAudit>['query']) {
  const found = foundArguments(who);
  const named = found.memberId > 0 ? 'id' : 'search';
  return {
    shape: { who: who === '' ? null : named, kind: kind !== undefined } as const,
    args: {
      ...found,
      kind: kind ?? '',
      from: from ?? 0,
      before: to === undefined ? Number.MAX_SAFE_INTEGER : to + DAY,
    },
  };
}

/** The number of entries per read for a file. */
const FILE_PIECE = 500;

/** The audit. */
export const auditRoutes = {
  async listAudit({ query, services }) {
    const { page, limit, cursor } = query;
    const [createdAt, id] = timeKeys(cursor);
    const { shape, args } = filtered(query);
    const offset = (page - 1) * limit;
    const wanted = { ...args, createdAt, id, limit: limit + 1, offset };
    const rows = await listAudit(services.db, { ...shape, cursor: cursor !== undefined }, wanted);
    const { shown, pagination } = timePage(rows, query, (row) => [row.createdAt, row.id]);
    return { success: true, entries: shown.map((row) => presentAudit(recordOf(row))), pagination };
  },

  async exportAudit({ query, services, now }) {
    const { shape, args } = filtered(query);
    const file = createAuditFile(AUDIT_FILE_MOST);
    // In pieces: other requests run in between, and only the entries of the file are read.
    let [createdAt = 0, id = 0] = latestCursor(undefined);
    for (;;) {
      const wanted = { ...args, createdAt, id, limit: FILE_PIECE, offset: 0 };
      const rows = await listAudit(services.db, { ...shape, cursor: true }, wanted);
      const hasRoom = file.add(rows.map(recordOf));
      const last = rows.at(-1);
      if (!last || !hasRoom || rows.length < FILE_PIECE) break;
      ({ createdAt, id } = last);
    }
    return { success: true, ...file.present(now) };
  },
} satisfies SomeHandlers;
