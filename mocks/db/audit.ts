import type { NewAuditEntry } from '@contract/rules/audit';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('audit');

export type AuditRow = Row<'audit'>;

/** What admins did, and what happened to accounts. Entries are only added. */
export const audit = {
  /** Notes what an admin did to what another member wrote; null for one's own, which is not noted. */
  noteIntervention(entry: NewAuditEntry | null): void {
    if (entry) audit.write(entry);
  },
  list: () => rows.list(),
  listOf: (subject: string) => rows.list({ subject }),
  listAbout: (memberId: number) => rows.list({ memberId }),
  listAtOnce: (bulkId: string) => rows.list({ bulkId }),
  write: ({ now, ...entry }: NewAuditEntry): AuditRow =>
    rows.insert({
      ...{ memberId: null, before: null, after: null, bulkId: null },
      ...entry,
      id: nextId('audit'),
      createdAt: now,
    }),
};
