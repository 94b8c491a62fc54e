import { ApiError, fieldError } from '@contract/errors';
import type { NewAuditEntry } from '@contract/rules/admin/audit';
import { formatId } from '@contract/rules/site/ids';
import {
  guardLevel,
  guardOther,
  guardSuspend,
  liveSuspension,
} from '@contract/rules/members/suspension';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import type { Services } from '../services';
import { lockAdminIds } from '../tables/account-end';
import { findAdminMember, writeAdminLevel, type AdminMemberRow } from '../tables/admin-member';
import { insertAudit } from '../tables/audit';
import { lockMember } from '../tables/member';
import { notifyOwn, type OwnNotification } from '../tables/notification';
import { lockSessions } from '../tables/session';
import { deleteSuspension, putSuspension } from '../tables/suspension';

/** An admin's action on a member, and the members to notify. */
interface Done {
  member: AdminMemberRow;
  deliveries: Delivery[];
}

/** A member's active suspension; null without one. */
const suspensionOf = (row: AdminMemberRow, now: number) =>
  row.suspendReason === null
    ? null
    : liveSuspension({ reason: row.suspendReason, until: row.suspendUntil }, now);

async function locked(tx: Runner, id: number): Promise<AdminMemberRow> {
  await lockMember(tx, { id });
  return requireFound(await findAdminMember(tx, { id }), reasonTexts.memberNotFound);
}

type About = Pick<
  NewAuditEntry,
  'action' | 'actorId' | 'detail' | 'before' | 'after' | 'bulkId' | 'now'
>;

/** Writes the audit and the notification, and reads the member as they are now. */
async function finish(
  tx: Runner,
  memberId: number,
  entry: About,
  notification: Pick<OwnNotification, 'kind' | 'level' | 'reason'>,
): Promise<Done> {
  await insertAudit(tx, { ...entry, subject: formatId('user', memberId), memberId });
  const id = await notifyOwn(tx, { ...notification, memberId, now: entry.now });
  const member = requireFound(
    await findAdminMember(tx, { id: memberId }),
    reasonTexts.memberNotFound,
  );
  return { member, deliveries: [{ memberId, id }] };
}

interface Suspending {
  memberId: number;
  reason: string;
  until: number | null;
  /** Actions done together share this id. */
  bulkId?: string | null;
}

/**
 * Suspends a member, within a transaction.
 * @throws ApiError NOT_FOUND, FORBIDDEN, or VALIDATION for an end in the past
 */
export async function suspendIn(
  tx: Runner,
  { memberId, reason, until, bulkId }: Suspending,
  actorId: number,
  now: number,
): Promise<Done> {
  const row = await locked(tx, memberId);
  guardSuspend(actorId, row);
  if (until !== null && until <= now) throw fieldError('until', reasonTexts.untilPast);
  await putSuspension(tx, { memberId, reason, until, actorId, now });
  const before = JSON.stringify(suspensionOf(row, now));
  const after = JSON.stringify({ reason, until });
  const entry = { action: 'member.suspend' as const, actorId, detail: reason, before, after, now };
  return finish(
    tx,
    memberId,
    { ...entry, bulkId: bulkId ?? null },
    { kind: 'suspended', level: null, reason },
  );
}

/** Suspends a member. @throws as `suspendIn` */
export const suspendMember = (
  db: Database,
  ...args: Parameters<typeof suspendIn> extends [Runner, ...infer Rest] ? Rest : never
): Promise<Done> =>
  db.transaction(async (tx) => {
    await lockSessions(tx, args[0]);
    return suspendIn(tx, ...args);
  });

/** Lifts a suspension. @throws ApiError NOT_FOUND, or CONFLICT if the member is not suspended */
export function liftSuspension(
  db: Database,
  memberId: number,
  actorId: number,
  now: number,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const row = await locked(tx, memberId);
    const live = suspensionOf(row, now);
    if (!live) throw new ApiError('CONFLICT', reasonTexts.notSuspended);
    await deleteSuspension(tx, { memberId });
    const before = JSON.stringify(live);
    const entry = {
      action: 'member.lift' as const,
      actorId,
      detail: '',
      before,
      after: 'null',
      now,
    };
    return finish(tx, memberId, entry, { kind: 'suspension_lifted', level: null, reason: '' });
  });
}

/**
 * Gives or removes a member's admin level; the same level again changes nothing.
 * @param actorId null for the person who runs the site, on its command line
 * @throws ApiError NOT_FOUND or FORBIDDEN
 */
export function setAdminLevel(
  db: Database,
  memberId: number,
  level: number,
  actorId: number | null,
  now: number,
): Promise<Done> {
  return db.transaction(async (tx) => {
    await lockSessions(tx, { memberId });
    const adminIds = await lockAdminIds(tx);
    const row = await locked(tx, memberId);
    const isSuspended = suspensionOf(row, now) !== null;
    guardLevel(actorId, { ...row, isSuspended }, level, adminIds);
    if (row.adminLevel === level) return { member: row, deliveries: [] };
    await writeAdminLevel(tx, { id: memberId, level });
    const [before, after] = [`${row.adminLevel}`, `${level}`];
    const entry = { action: 'member.level' as const, actorId, detail: '', before, after, now };
    return finish(tx, memberId, entry, { kind: 'admin_level', level, reason: '' });
  });
}

/** Ends all sessions of a member; returns how many there were. @throws ApiError NOT_FOUND or FORBIDDEN */
export async function endSessionsOf(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  memberId: number,
  actorId: number,
  now: number,
): Promise<number> {
  requireFound(await findAdminMember(db, { id: memberId }), reasonTexts.memberNotFound);
  guardOther(actorId, { id: memberId });
  // No session has the empty token, so all of them end.
  return sessions.endOthers(memberId, '', (tx) =>
    insertAudit(tx, {
      ...{ actorId, action: 'member.sessions', subject: formatId('user', memberId), detail: '' },
      ...{ memberId, now },
    }),
  );
}
