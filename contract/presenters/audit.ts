import { auditFileTexts, auditKindTexts } from '../auditTexts';
import type { AuditEntry } from '../models/audit';
import { csvOf } from '../rules/text/csv';
import { formatId } from '../rules/site/ids';
import { seoulDay, seoulTimestamp } from '../rules/site/time';
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

/** An audit entry as the API returns it. */
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

/** The most characters of a file's entries: one query of the query tool may have ten thousand. */
const CHARACTERS_MOST = 8_000_000;

const lengthOf = ({ detail, before, after }: AuditRecord) =>
  [detail, before, after].reduce((sum, text) => sum + (text?.length ?? 0), 0);

/**
 * Collects entries for a spreadsheet file.
 * @param most the most entries in the file
 */
export function createAuditFile(most: number, charactersMost = CHARACTERS_MOST) {
  const shown: AuditRecord[] = [];
  let characters = 0;
  let isTruncated = false;
  return {
    /** Adds the entries that fit, latest first. @returns whether there may be room for more */
    add(entries: readonly AuditRecord[]): boolean {
      for (const entry of entries) {
        characters += lengthOf(entry);
        isTruncated ||= shown.length === most || characters > charactersMost;
        if (isTruncated) return false;
        shown.push(entry);
      }
      return true;
    },
    /** @param now ms */
    present: (now: number) => ({
      fileName: `${auditFileTexts.name}-${seoulDay(now)}.csv`,
      csv: csvOf(auditFileTexts.columns, shown.map(cellsOf)),
      count: shown.length,
      isTruncated,
    }),
  };
}

const cellsOf = (entry: AuditRecord) => [
  seoulTimestamp(entry.createdAt),
  ...[auditKindTexts[entry.action], nameOf(entry.actor), entry.subject],
  ...[nameOf(entry.member), entry.detail, entry.before, entry.after, entry.bulkId],
];
