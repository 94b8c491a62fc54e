/** What the audit tells of: what admins did, and what happened to accounts. */
export const auditKinds = [
  'post.confirm',
  'post.revert',
  'post.undo',
  'report.resolve',
  'member.suspend',
  'member.lift',
  'member.level',
  'member.sessions',
  'settings.update',
  'query.run',
  'login.success',
  'login.failure',
  'password.change',
  'password.failure',
  'account.delete',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** A new entry of the audit, but for its time; what it leaves out is null. */
export interface NewAuditEntry {
  /** Who did it; null for a script with the deployment's key, and where nobody signed in. */
  actorId: number | null;
  action: AuditKind;
  /** What it was done to: `post12`, `settings`, `user3`; `unknown` for an account that is not there. */
  subject: string;
  /** Never a password, nor the email of an account that is not there. */
  detail: string;
  /** The member whom it concerns, such as the author of a post. */
  memberId?: number | null;
  /** What was so before and is so now, as JSON. */
  before?: string | null;
  after?: string | null;
  /** What was done at once has the same. */
  bulkId?: string | null;
}
