import { ApiError, fieldError } from '@contract/errors';
import type { NewAuditEntry } from '@contract/rules/admin/audit';
import { formatId } from '@contract/rules/site/ids';
import { guardLevel, guardSuspend, liveSuspension } from '@contract/rules/members/suspension';
import { reasonTexts } from '@contract/texts';
import { audit } from './audit';
import { members, type MemberRow } from './members';
import { notifications, type NotificationRow } from './notifications';
import { suspensions } from './suspensions';

const live = (memberId: number, now: number) => {
  const found = liveSuspension(suspensions.find(memberId), now);
  return found && { reason: found.reason, until: found.until };
};

/** Writes the audit and the notification. */
function finish(
  { id }: MemberRow,
  entry: Pick<
    NewAuditEntry,
    'action' | 'actorId' | 'detail' | 'before' | 'after' | 'bulkId' | 'now'
  >,
  notification: Pick<NotificationRow, 'kind' | 'level' | 'reason'>,
): void {
  audit.write({ ...entry, subject: formatId('user', id), memberId: id });
  notifications.notifyOwn(id, notification, entry.now);
}

interface Suspending {
  reason: string;
  until: number | null;
  /** Actions of one bulk operation share this id. */
  bulkId?: string | null;
}

/** Suspends a member. @throws ApiError FORBIDDEN, or VALIDATION for an end in the past */
export function suspend(
  member: MemberRow,
  { reason, until, bulkId = null }: Suspending,
  actorId: number,
  now: number,
): void {
  guardSuspend(actorId, member);
  if (until !== null && until <= now) throw fieldError('until', reasonTexts.untilPast);
  const before = JSON.stringify(live(member.id, now));
  suspensions.put({ memberId: member.id, reason, until, actorId, createdAt: now });
  const after = JSON.stringify({ reason, until });
  const about = { actorId, detail: reason, before, after, bulkId };
  const entry = { action: 'member.suspend', ...about } as const;
  finish(member, { ...entry, now }, { kind: 'suspended', level: null, reason });
}

/** Lifts a suspension. @throws ApiError CONFLICT without a suspension */
export function lift(member: MemberRow, actorId: number, now: number): void {
  const suspension = live(member.id, now);
  if (!suspension) throw new ApiError('CONFLICT', reasonTexts.notSuspended);
  suspensions.remove(member.id);
  const before = JSON.stringify(suspension);
  const entry = { action: 'member.lift', actorId, detail: '', before, after: 'null' } as const;
  const notification = { kind: 'suspension_lifted', level: null, reason: '' } as const;
  finish(member, { ...entry, now }, notification);
}

/** Makes a member an admin or removes the level. @throws ApiError FORBIDDEN */
export function setAdminLevel(
  member: MemberRow,
  level: number,
  actorId: number,
  now: number,
): void {
  const isSuspended = live(member.id, now) !== null;
  guardLevel(actorId, { ...member, isSuspended }, level, members.adminIds());
  if (member.adminLevel === level) return;
  members.setAdminLevel(member.id, level);
  const [before, after] = [`${member.adminLevel}`, `${level}`];
  const entry = { action: 'member.level', actorId, detail: '', before, after } as const;
  finish(member, { ...entry, now }, { kind: 'admin_level', level, reason: '' });
}
