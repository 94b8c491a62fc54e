import type { NewAuditEntry } from '@contract/rules/admin/audit';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('audit');

export type AuditRow = Row<'audit'>;

/** Actions of admins and events of accounts. Entries are never changed. */
export const audit = {
  /** Records an admin's action on another member's content; null, for own content, is skipped. */
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
