import { ApiError, fieldError } from '../../errors';
import { reasonTexts, validationTexts } from '../../texts';
import { ADMIN_LEVEL } from './members';

/** How long a second step of a login, or a new secret, waits for its code, ms: 10 minutes. */
export const SECOND_STEP_LIFETIME = 10 * 60_000;

/** How many recovery codes a member gets at once. */
export const RECOVERY_CODES = 10;

/** The random bytes of a recovery code: 80 bits. */
export const RECOVERY_BYTES = 10;

/** A typed code without spaces and signs, in small letters; look-alikes become digits. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

/** Whether a cleaned code is one of an authenticator app; all others are recovery codes. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

// Without the letters that look like digits.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Writes random bytes as a recovery code: `abcd-efgh-jkmn-pqrs`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]);
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

/** What an account can prove itself with, besides the password. */
export interface Factors {
  hasTotp: boolean;
  hasPasskey: boolean;
  adminLevel: number;
}

/**
 * Whether an account has a second factor, which a login with the password asks for. A passkey is one
 * for admins; for other members it is only another way to sign in.
 */
export const isSecured = ({ hasTotp, hasPasskey, adminLevel }: Factors): boolean =>
  hasTotp || (hasPasskey && adminLevel >= ADMIN_LEVEL);

/** Refuses a change without the second factor that it needs. @throws ApiError VALIDATION */
export function guardGiven({ code, passkey }: { code?: unknown; passkey?: unknown }): void {
  if (code === undefined && passkey === undefined) throw fieldError('code', validationTexts.code);
}

/** The error for a wrong code of a second factor. */
export const wrongCode = (): ApiError =>
  new ApiError('BAD_CREDENTIALS', reasonTexts.wrongCode, {
    issues: [{ path: 'code', message: reasonTexts.wrongCode }],
  });

/** The error for a second step that does not wait any more. */
export const stepEnded = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.stepEnded);

/** The error for a set-up that does not wait any more. */
export const newFactorEnded = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.newFactorEnded);

/**
 * Refuses an admin without a second factor who requires one of all admins.
 * @throws ApiError VALIDATION
 */
export function guardRequiring(isRequired: boolean, hasOwn: boolean): void {
  if (isRequired && !hasOwn) throw fieldError('admin_second_factor', reasonTexts.ownFactorFirst);
}
