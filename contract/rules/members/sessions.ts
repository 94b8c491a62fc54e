import { ApiError, fieldError } from '../../errors';
import { reasonTexts } from '../../texts';
import { cleanText } from '../text/clean-text';
import { cut } from '../text/length';
import { ADMIN_LEVEL } from './members';

/** The name of the session's cookie. */
export const SESSION_COOKIE = 'mulbit_session';
/** The name of the cookie that identifies a guest's visit. It signs nobody in. */
export const VISITOR_COOKIE = 'mulbit_visit';

/** The name of the cookie with a browser's last change, if a replica of the database answers readers. */
export const CHANGED_COOKIE = 'mulbit_changed';

/** How long a session lasts, ms: 30 days. */
export const SESSION_LIFETIME = 30 * 24 * 3_600_000;

/** The precision of a session's last-seen time, ms. */
const SEEN_EVERY = 3_600_000;

/** How long an admin's session lasts after its last request, ms: 12 hours. */
export const ADMIN_IDLE = 12 * 3_600_000;

/** The precision of the last-seen time of an admin's session, ms. */
const ADMIN_SEEN_EVERY = 60_000;

/** Whether a request must be noted as the last use of a session. */
export const isNewlySeen = (lastSeenAt: number, now: number, adminLevel: number): boolean =>
  now - lastSeenAt >= (adminLevel >= ADMIN_LEVEL ? ADMIN_SEEN_EVERY : SEEN_EVERY);

/** Whether a session is an admin's that was not used for too long. */
export const isIdle = (lastSeenAt: number, now: number, adminLevel: number): boolean =>
  adminLevel >= ADMIN_LEVEL && now - lastSeenAt >= ADMIN_IDLE;

const USER_AGENT_MAX = 300;

/** A browser's `User-Agent` in the stored form. */
export const storedUserAgent = (userAgent: string): string =>
  cut(cleanText(userAgent), USER_AGENT_MAX);

/** The error for a wrong password. */
export const wrongPassword = (): ApiError =>
  new ApiError('BAD_CREDENTIALS', reasonTexts.wrongPassword);

/** The error for a password of an account that has none. */
export const passwordMissing = (): ApiError =>
  new ApiError('BAD_CREDENTIALS', reasonTexts.noPassword);

/** Whether two typed passwords are the same: keyboards produce Hangul in different Unicode forms. */
export const isSamePassword = (one: string | null, other: string): boolean =>
  one?.normalize('NFC') === other.normalize('NFC');

/**
 * Refuses a new password that is the current one; call it after checking the current one.
 * @throws ApiError VALIDATION
 */
export function guardNewPassword(currentPassword: string, newPassword: string): void {
  if (isSamePassword(newPassword, currentPassword)) {
    throw fieldError('newPassword', reasonTexts.samePassword);
  }
}

/**
 * Refuses to delete the last admin's account.
 * @param adminIds the ids of all admins
 * @throws ApiError FORBIDDEN
 */
export function guardLastAdmin(memberId: number, adminIds: readonly number[]): void {
  if (adminIds.length === 1 && adminIds[0] === memberId) {
    throw new ApiError('FORBIDDEN', reasonTexts.lastAdmin);
  }
}
