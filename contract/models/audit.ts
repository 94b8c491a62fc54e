import * as v from 'valibot';
import { auditKinds } from '../rules/admin/audit';
import { idOutput } from './ids';
import { PersonSchema } from './person';

/** An entry of the audit. Source: docs/product/rules.md#audit. */
export const AuditEntrySchema = v.object({
  entryId: idOutput('audit'),
  kind: v.picklist(auditKinds),
  /** Null for a script, and if nobody was signed in. */
  by: v.nullable(PersonSchema),
  /** The subject of the action: `post12`, `settings`, `user3`. */
  subject: v.string(),
  /** The affected member, for example the author of a post. */
  about: v.nullable(PersonSchema),
  /** A text about the action, for example a reason. */
  detail: v.string(),
  /** The values before and after, as JSON. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** Actions of one bulk operation share this id. */
  bulkId: v.nullable(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
