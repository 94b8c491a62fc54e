import * as v from 'valibot';
import { AuditEntrySchema } from '../models/audit';
import { pagedQuery, PaginationSchema } from '../models/paging';
import { text } from '../models/text';
import { auditKinds } from '../rules/admin/audit';
import { seoulDayStart } from '../rules/site/time';
import { validationTexts } from '../texts';
import { AdminKey } from './common';
import { endpoint, ok } from './define';

/** The most entries in one file. */
export const AUDIT_FILE_MOST = 10_000;

/** A calendar day in Korea; returns the moment when it starts, ms. */
const Day = v.optional(
  v.pipe(
    v.string(validationTexts.day),
    v.check((day) => seoulDayStart(day) !== null, validationTexts.day),
    v.transform((day) => seoulDayStart(day) as number),
  ),
);
const filters = {
  adminKey: AdminKey,
  /** The actor: an id, or a part of a name or an email. */
  who: v.optional(text(100, validationTexts.queryLong, validationTexts.field), ''),
  kind: v.optional(v.picklist(auditKinds, validationTexts.auditKind)),
  /** The first and the last day, inclusive. */
  from: Day,
  to: Day,
};

export const listAudit = endpoint({
  summary: "Admins' actions and account events, latest first",
  access: 'adminOrKey',
  query: pagedQuery(20, filters),
  response: ok({ entries: v.array(AuditEntrySchema), pagination: PaginationSchema }),
});

export const exportAudit = endpoint({
  summary: 'The same entries as CSV, the latest 10,000',
  access: 'admin',
  query: v.object(filters),
  response: ok({
    fileName: v.string(),
    csv: v.string(),
    count: v.number(),
    isTruncated: v.boolean(),
  }),
});
