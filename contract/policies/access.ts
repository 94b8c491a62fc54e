import { ApiError } from '../errors';
import { dueConsents, type Consent } from '../legal/consents';
import { errorTexts } from '../texts';
import { liveSuspension, suspendedSentence } from '../rules/members/suspension';
import { isAdmin, type Actor } from './actor';

/**
 * Who may make a call: anybody; a signed-in member; an admin; an admin or a script with the
 * deployment's admin key (see the HTTP contract, rules for every call).
 */
export type Access = 'public' | 'member' | 'admin' | 'adminOrKey';

/** The parts of a request that may carry the admin key; a missing body or query is undefined. */
export interface KeySources {
  body: unknown;
  query: unknown;
  /** `X-Admin-Key`; null if missing. */
  header: string | null;
}

function fieldOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'adminKey' in part ? part.adminKey : null;
}

/**
 * Finds the admin key of a request: the first non-empty text of the body's `adminKey`, the query's,
 * and the header. The documented field comes first because the header is only a substitute.
 * @returns null if the request carries no key
 */
function adminKeyOf({ body, query, header }: KeySources): string | null {
  const texts = [fieldOf(body), fieldOf(query), header].filter((key) => typeof key === 'string');
  return texts.find((key) => key !== '') ?? null;
}

/**
 * Decides whether a caller may make a call at all. An admin's session needs no key. A member's
 * session stays a member's, even if a key comes with it. A guest may use the admin key if the
 * endpoint accepts one.
 * @returns the key that must be checked before the call continues; null if none must be checked
 * @throws ApiError LOGIN_REQUIRED, FORBIDDEN or SECOND_FACTOR_REQUIRED
 */
export function guardAccess(access: Access, actor: Actor, sources: KeySources): string | null {
  if (access === 'public' || isAdmin(actor)) return null;
  if (actor === null) {
    const key = access === 'adminOrKey' ? adminKeyOf(sources) : null;
    if (key === null) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
    return key;
  }
  if (access !== 'member') {
    const code = actor.isMissingFactor ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN';
    throw new ApiError(code, errorTexts[code]);
  }
  return null;
}

/**
 * Refuses a call in another member's name.
 * @param body a checked body, whose documented `userId` may name the acting member
 * @throws ApiError USER_MISMATCH
 */
export function guardUser(actor: Actor, body: unknown): void {
  const { userId } = (body ?? {}) as { userId?: unknown };
  if (userId != null && userId !== actor?.id) {
    throw new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);
  }
}

/** The facts of a call that decide who may make it. */
interface Call {
  access: Access;
  method: string;
  path: string;
  whileSuspended?: boolean;
}

/**
 * Whether a call changes something in a member's name. Admin calls do not count: admins are never
 * suspended, and a new version of the terms must not stop reviews.
 */
const isChange = ({ access, method }: Call) =>
  method !== 'GET' && (access === 'public' || access === 'member');

/** Whether suspended members may not make a call: it changes things that others see. */
export const needsUnrestricted = (call: Call): boolean => isChange(call) && !call.whileSuspended;

/** The account: sign-in and sign-out, password, sessions, consents, settings, bell, deletion. */
const ACCOUNT = /^\/api\/(?:auth|me|notifications)\//;

/** Whether members with due consents may not make a call: it changes more than their account. */
export const needsConsent = (call: Call): boolean => isChange(call) && !ACCOUNT.test(call.path);

/**
 * Refuses a suspended member; see `needsUnrestricted`.
 * @param now ms
 * @throws ApiError SUSPENDED with the end and the reason
 */
export function guardSuspension(call: Call, { suspension }: NonNullable<Actor>, now: number): void {
  const live = liveSuspension(suspension, now);
  if (live && needsUnrestricted(call)) throw new ApiError('SUSPENDED', suspendedSentence(live));
}

/**
 * Refuses a member who may not write: see `needsUnrestricted` and `needsConsent`.
 * @param agreed the member's consents
 * @param now ms
 * @throws ApiError SUSPENDED with the end and the reason, or CONSENT_REQUIRED
 */
export function guardUnrestricted(
  call: Call,
  actor: NonNullable<Actor>,
  agreed: readonly Consent[],
  now: number,
): void {
  guardSuspension(call, actor, now);
  if (needsConsent(call) && dueConsents(agreed).length > 0) {
    throw new ApiError('CONSENT_REQUIRED', errorTexts.CONSENT_REQUIRED);
  }
}

/**
 * Refuses writing for a member whose address is not confirmed; they can still read and react.
 * @throws ApiError EMAIL_UNCONFIRMED
 */
export function guardConfirmedEmail({ needsEmail }: { needsEmail?: boolean }, actor: Actor): void {
  if (needsEmail && actor?.isUnconfirmed) {
    throw new ApiError('EMAIL_UNCONFIRMED', errorTexts.EMAIL_UNCONFIRMED);
  }
}
