import * as v from 'valibot';
import { auditKinds } from '../rules/audit';
import { idOutput } from './ids';
import { PersonSchema } from './person';

/** An entry of the audit. Source: docs/product/rules.md#audit. */
export const AuditEntrySchema = v.object({
  entryId: idOutput('audit'),
  kind: v.picklist(auditKinds),
  /** Null for a script, and where nobody signed in. */
  by: v.nullable(PersonSchema),
  /** What it was done to: `post12`, `settings`, `user3`. */
  subject: v.string(),
  /** The member whom it concerns, such as the author of a post. */
  about: v.nullable(PersonSchema),
  /** What was written with it, such as a reason. */
  detail: v.string(),
  /** What was so before and is so since, as JSON. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** What was done at once has the same. */
  bulkId: v.nullable(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
