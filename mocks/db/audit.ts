import type { AuditKind } from '@contract/rules/audit';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('audit');

export type AuditRow = Row<'audit'>;

/** A new entry; what it leaves out is null. */
export interface AuditEntry {
  actorId: number | null;
  action: AuditKind;
  subject: string;
  detail: string;
  memberId?: number | null;
  before?: string | null;
  after?: string | null;
  bulkId?: string | null;
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
