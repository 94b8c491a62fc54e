import { formatId } from './ids';

/** What the audit tells of: what admins did, and what happened to accounts. */
export const auditKinds = [
  'post.confirm',
  'post.revert',
  'post.reject',
  'post.undo',
  'post.update',
  'post.delete',
  'comment.update',
  'comment.delete',
  'report.resolve',
  'member.suspend',
  'member.lift',
  'member.level',
  'member.sessions',
  'settings.update',
  'query.run',
  'query.save',
  'query.remove',
  'video.import',
  'video.save',
  'video.undo',
  'video.redo',
  'channel.collect',
  'login.success',
  'login.failure',
  'password.change',
  'password.failure',
  'password.reset',
  'email.change',
  'account.delete',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What is written into the audit; `now` in ms. */
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
  now: number;
}

/**
 * The entry of a query that was kept for all admins, or forgotten.
 * @param made who did it and when (ms)
 */
export function savedQueryEntry(
  action: Extract<AuditKind, 'query.save' | 'query.remove'>,
  { id, name, query }: { id: number; name: string; query: string },
  made: { actorId: number; now: number },
): NewAuditEntry {
  const text = action === 'query.save' ? { after: query } : { before: query };
  return { ...made, action, subject: formatId('query', id), detail: name, ...text };
}

/** What an admin may do to what another member wrote. */
type Intervention = Extract<AuditKind, `${'post' | 'comment'}.${'update' | 'delete'}`>;

/**
 * The entry of an admin who changed or deleted another member's post or comment; null for one's own.
 * It names what was done and no words, which would outlive a deleted account (decision 48).
 * @param made who did it and when (ms); `detail` names the changed fields
 */
export function interventionEntry(
  action: Intervention,
  { id, authorId }: { id: number; authorId: number },
  made: { actorId: number; now: number; detail?: string },
): NewAuditEntry | null {
  if (made.actorId === authorId) return null;
  const subject = formatId(action.startsWith('post') ? 'post' : 'comment', id);
  return { detail: '', ...made, action, subject, memberId: authorId };
}
