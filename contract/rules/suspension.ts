import { dataTexts } from '../dataTexts';
import { ApiError } from '../errors';
import { errorTexts, reasonTexts, suspendedTexts } from '../texts';
import { ADMIN_LEVEL } from './members';
import { seoulDay, seoulTimestamp } from './time';

/** A member's suspension; `until` in ms, null until an admin lifts it. */
export interface Suspension {
  reason: string;
  until: number | null;
}

/** The suspension that is in force; null when there is none or its end has come. */
export function liveSuspension<S extends { until: number | null }>(
  suspension: S | null | undefined,
  now: number,
): S | null {
  return suspension && (suspension.until === null || suspension.until > now) ? suspension : null;
}

/** What a suspended member is told when they try to write. */
export function suspendedSentence({ reason, until }: Suspension): string {
  if (until === null) return `${errorTexts.SUSPENDED} ${suspendedTexts.open(reason)}`;
  const [year = 0, month = 0, day = 0] = seoulDay(until).split('-').map(Number);
  const end = `${dataTexts.date(year, month, day)} ${seoulTimestamp(until).slice(11, 16)}`;
  return `${errorTexts.SUSPENDED} ${suspendedTexts.until(end, reason)}`;
}

const forbidden = (sentence: string) => new ApiError('FORBIDDEN', sentence);

/** A member whom an admin acts on. */
interface Target {
  id: number;
  adminLevel: number;
}

/**
 * Refuses what would lock an admin out by their own hand.
 * @throws ApiError FORBIDDEN
 */
export function guardOther(actorId: number, { id }: Pick<Target, 'id'>): void {
  if (id === actorId) throw forbidden(reasonTexts.selfAdministered);
}

/**
 * Refuses to suspend oneself or an admin: no admin is ever suspended.
 * @throws ApiError FORBIDDEN
 */
export function guardSuspend(actorId: number, target: Target): void {
  guardOther(actorId, target);
  if (target.adminLevel >= ADMIN_LEVEL) throw forbidden(reasonTexts.adminSuspended);
}

/**
 * Refuses a level that leaves nobody in charge or makes an admin of a suspended member.
 * @param actorId null for who runs the site, from its command line
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
    // Two admins may take each other's level at the same time.
    if (!adminIds.includes(actorId)) throw forbidden(errorTexts.FORBIDDEN);
  }
  if (level >= ADMIN_LEVEL) {
    if (target.isSuspended) throw forbidden(reasonTexts.suspendedAdmin);
  } else if (adminIds.length === 1 && adminIds[0] === target.id) {
    throw forbidden(reasonTexts.lastAdminLevel);
  }
}
