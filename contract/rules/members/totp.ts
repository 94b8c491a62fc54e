import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: PERIOD });

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address in a QR code that tells an authenticator app a secret. */
export const totpUri = (secret: string, issuer: string, email: string): string =>
  totpOf(secret, issuer, email).toString();

/** The code of a secret at a moment, ms. */
export const totpCode = (secret: string, now: number): string =>
  totpOf(secret).generate({ timestamp: now });

/**
 * The number of the half minute that a code belongs to, one before and one after the present one
 * included; null for a wrong code. Each number is good for one login.
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
