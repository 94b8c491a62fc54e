import type { Parsed } from '@contract/endpoints/define';
import { AUDIT_FILE_MOST, type exportAudit } from '@contract/endpoints/audit';
import { createAuditFile, presentAudit, type AuditRecord } from '@contract/presenters/audit';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { isMemberFound, readMemberSearch } from '@contract/rules/members/member-search';
import { DAY } from '@contract/rules/site/time';
import { audit as stored, type AuditRow } from '../db/audit';
import { members } from '../db/members';
import { pageOf } from '../db/paging';
import { personOf } from '../presenters/review';
import type { SomeHandlers } from './types';

const recordOf = (row: AuditRow): AuditRecord => ({
  ...row,
  actor: personOf(row.actorId),
  member: personOf(row.memberId),
});

function filtered({ who, kind, from = 0, to }: Parsed<typeof exportAudit>['query']) {
  const before = to === undefined ? Infinity : to + DAY;
  const search = readMemberSearch(who);
  const isActor = (id: number | null) => {
    if (who === '') return true;
    if (id === null || search.id > 0) return id === search.id;
    const member = members.get(id);
    return member.deletedAt === null && isMemberFound(member, search);
  };
  return stored
    .list()
    .filter(
      ({ actorId, action, createdAt }) =>
        isActor(actorId) &&
        (kind === undefined || action === kind) &&
        createdAt >= from &&
        createdAt < before,
    );
}

const keysOf = ({ createdAt, id }: AuditRow) => [createdAt, id];

export const audit = {
  listAudit({ query }) {
    const order = { length: 2, keysOf, compare: compareKeysDescending };
    const { rows, pagination } = pageOf(filtered(query), query, order);
    return { success: true, entries: rows.map((row) => presentAudit(recordOf(row))), pagination };
  },

  exportAudit({ query }, { now }) {
    const rows = filtered(query).sort((a, b) => compareKeysDescending(keysOf(a), keysOf(b)));
    const file = createAuditFile(AUDIT_FILE_MOST);
    file.add(rows.map(recordOf));
    return { success: true, ...file.present(now) };
  },
} satisfies SomeHandlers;
