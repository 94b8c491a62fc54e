import type { NewAuditEntry } from '@contract/rules/audit';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('audit');

export type AuditRow = Row<'audit'>;

/** A new entry; `createdAt` in ms. */
export interface AuditEntry extends NewAuditEntry {
  createdAt: number;
}

/** What admins did. Entries are only added. */
export const audit = {
  list: () => rows.list(),
  listOf: (subject: string) => rows.list({ subject }),
  listAbout: (memberId: number) => rows.list({ memberId }),
  listAtOnce: (bulkId: string) => rows.list({ bulkId }),
  write: (entry: AuditEntry): AuditRow =>
    rows.insert({
      ...{ memberId: null, before: null, after: null, bulkId: null },
      ...entry,
      id: nextId('audit'),
    }),
};
