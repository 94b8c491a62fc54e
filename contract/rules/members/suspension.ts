import { dataTexts } from '../../dataTexts';
import { ApiError } from '../../errors';
import { errorTexts, reasonTexts, suspendedTexts } from '../../texts';
import { ADMIN_LEVEL } from './members';
import { seoulDay, seoulTimestamp } from '../site/time';

/** A member's suspension; `until` in ms, null until an admin lifts it. */
export interface Suspension {
  reason: string;
  until: number | null;
}

/** The suspension in force; null without one or after its end. */
export function liveSuspension<S extends { until: number | null }>(
  suspension: S | null | undefined,
  now: number,
): S | null {
  return suspension && (suspension.until === null || suspension.until > now) ? suspension : null;
}

/** The error for a suspended member who tries to write. */
export function suspendedSentence({ reason, until }: Suspension): string {
  if (until === null) return `${errorTexts.SUSPENDED} ${suspendedTexts.open(reason)}`;
  const [year = 0, month = 0, day = 0] = seoulDay(until).split('-').map(Number);
  const end = `${dataTexts.date(year, month, day)} ${seoulTimestamp(until).slice(11, 16)}`;
  return `${errorTexts.SUSPENDED} ${suspendedTexts.until(end, reason)}`;
}

const forbidden = (sentence: string) => new ApiError('FORBIDDEN', sentence);

/** The member that an admin's action affects. */
interface Target {
  id: number;
  adminLevel: number;
}

/**
 * Refuses admin actions that would lock out the admin themselves.
 * @throws ApiError FORBIDDEN
 */
export function guardOther(actorId: number, { id }: Pick<Target, 'id'>): void {
  if (id === actorId) throw forbidden(reasonTexts.selfAdministered);
}

/**
 * Refuses to suspend oneself or an admin: admins are never suspended.
 * @throws ApiError FORBIDDEN
 */
export function guardSuspend(actorId: number, target: Target): void {
  guardOther(actorId, target);
  if (target.adminLevel >= ADMIN_LEVEL) throw forbidden(reasonTexts.adminSuspended);
}

/**
 * Refuses a level that leaves the site without an admin or makes a suspended member an admin.
 * @param actorId null for the operator on the command line
 * @param adminIds the ids of all admins
 * @throws ApiError FORBIDDEN
 */
export function guardLevel(
  actorId: number | null,
  target: Target & { isSuspended: boolean },
  level: number,
  adminIds: readonly number[],
): void {
  if (actorId !== null) {
    guardOther(actorId, target);
    // Two admins may remove each other's level at the same time.
    if (!adminIds.includes(actorId)) throw forbidden(errorTexts.FORBIDDEN);
  }
  if (level >= ADMIN_LEVEL) {
    if (target.isSuspended) throw forbidden(reasonTexts.suspendedAdmin);
  } else if (adminIds.length === 1 && adminIds[0] === target.id) {
    throw forbidden(reasonTexts.lastAdminLevel);
  }
}
