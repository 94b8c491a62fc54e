import { formatId } from '../site/ids';

/** The kinds of audit entries: actions of admins, and events of accounts. */
export const auditKinds = [
  'post.confirm',
  'post.revert',
  'post.reject',
  'post.undo',
  'post.pin',
  'post.unpin',
  'post.update',
  'post.delete',
  'comment.update',
  'comment.delete',
  'report.resolve',
  'post.blind',
  'comment.blind',
  'member.suspend',
  'member.lift',
  'member.level',
  'member.sessions',
  'settings.update',
  'moderation.update',
  'sphere.create',
  'sphere.update',
  'sphere.order',
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
  'passkey.add',
  'passkey.remove',
  'provider.add',
  'provider.remove',
  'factor.setup',
  'factor.remove',
  'factor.codes',
  'factor.recovery',
  'factor.failure',
  'account.delete',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** A new audit entry; `now` in ms. */
export interface NewAuditEntry {
  /** The actor; null for a script with the deployment's key, and if nobody was signed in. */
  actorId: number | null;
  action: AuditKind;
  /** The subject of the action: `post12`, `settings`, `user3`; `unknown` for an unknown account. */
  subject: string;
  /** Never a password, nor the email of an unknown account. */
  detail: string;
  /** The affected member, for example the author of a post. */
  memberId?: number | null;
  /** The values before and after, as JSON. */
  before?: string | null;
  after?: string | null;
  /** Actions of one bulk operation share this id. */
  bulkId?: string | null;
  now: number;
}

/**
 * The entry for a query that was saved for all admins, or deleted.
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

/** Admin actions on content of other members. */
type Intervention = Extract<AuditKind, `${'post' | 'comment'}.${'update' | 'delete'}`>;

/**
 * The entry for an admin who changed or deleted another member's post or comment; null for own
 * content. It names the action but no text, which would outlive a deleted account (decision 48).
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
