import { fetchAudit } from '@/api/admin/audit';
import { createPages } from '@/state/pages';
import type { AuditEntry } from '@contract/models/audit';
import { filtersOf, readAuditAddress } from './address';

/** The entries of the audit, by the filters of the address; the latest first. */
export const auditPages = createPages<AuditEntry>({
  load: async (search, cursor, signal) => {
    const filters = filtersOf(readAuditAddress(new URLSearchParams(search)));
    const query = { ...filters, ...(cursor && { cursor }) };
    const { entries, pagination } = await fetchAudit(query, signal);
    return { items: entries, nextCursor: pagination.nextCursor };
  },
  idOf: ({ entryId }) => entryId,
});
