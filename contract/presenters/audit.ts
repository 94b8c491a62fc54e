import { auditKindTexts } from '../auditTexts';
import { dataTexts } from '../dataTexts';
import type { AuditEntry } from '../models/audit';
import { csvOf } from '../rules/csv';
import { formatId } from '../rules/ids';
import { seoulDay, seoulTime } from '../rules/time';
import { isoDate } from './iso-date';
import { presentPerson, type PersonRecord } from './person';

/** An entry of the audit; `createdAt` in ms. */
export interface AuditRecord {
  id: number;
  action: AuditEntry['kind'];
  actor: PersonRecord | null;
  subject: string;
  member: PersonRecord | null;
  detail: string;
  before: string | null;
  after: string | null;
  bulkId: string | null;
  createdAt: number;
}

/** An entry of the audit as answered. */
export function presentAudit(entry: AuditRecord): AuditEntry {
  return {
    entryId: formatId('audit', entry.id),
    kind: entry.action,
    by: presentPerson(entry.actor),
    subject: entry.subject,
    about: presentPerson(entry.member),
    detail: entry.detail,
    before: entry.before,
    after: entry.after,
    bulkId: entry.bulkId,
    createdAt: isoDate(entry.createdAt),
  };
}

const nameOf = (person: PersonRecord | null) =>
  person ? `${person.userName} (${formatId('user', person.id)})` : '';

/**
 * The entries as a file for spreadsheets.
 * @param entries one more than the file may hold, when more follow
 * @param now ms
 */
export function presentAuditFile(entries: readonly AuditRecord[], most: number, now: number) {
  const shown = entries.slice(0, most);
  const rows = shown.map((entry) => [
    seoulTime(entry.createdAt),
    ...[
      auditKindTexts[entry.action],
      nameOf(entry.actor),
      entry.subject,
      nameOf(entry.member),
      entry.detail,
    ],
    ...[entry.before, entry.after, entry.bulkId],
  ]);
  return {
    fileName: `${dataTexts.auditFile}-${seoulDay(now)}.csv`,
    csv: csvOf(dataTexts.auditColumns, rows),
    count: shown.length,
    isTruncated: entries.length > most,
  };
}
