import { call } from '@/api/client';
import { choice, day, queryOf, readChosen, words, type ChosenOf } from '@/config/filters';
import { createPages } from '@/state/pages';
import type { AuditEntry } from '@contract/models/audit';
import { auditKinds } from '@contract/rules/admin/audit';

/** The filters of the audit log. */
export const auditFilters = {
  who: words,
  kind: choice(['', ...auditKinds], ''),
  from: day,
  to: day,
};

/** The chosen filters. */
export type AuditChoice = ChosenOf<typeof auditFilters>;

/** The audit entries for the filters of an address, latest first. */
export const auditPages = createPages<AuditEntry>({
  load: async (search, cursor, signal) => {
    const chosen = readChosen(auditFilters, new URLSearchParams(search));
    const query = { ...queryOf(auditFilters, chosen), ...(cursor && { cursor }) };
    const { entries, pagination } = await call('listAudit', { query }, signal);
    return { items: entries, nextCursor: pagination.nextCursor };
  },
  idOf: ({ entryId }) => entryId,
});
