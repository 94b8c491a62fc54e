import { ApiError } from '@contract/errors';
import { EmailSchema } from '@contract/models/member';
import { DEVICE_LIFETIME } from '@contract/rules/devices';
import { formatId } from '@contract/rules/ids';
import { errorTexts } from '@contract/texts';
import { check } from '@contract/validate';
import { countGuess } from '../auth/password-guesses';
import { hashToken, newToken } from '../auth/tokens';
import { limitedAddress } from '../limits/client-address';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import { findCredential } from '../tables/credential';
import { isKnownDevice, rememberDevice } from '../tables/device';

/** Where a login comes from. */
export interface Origin {
  /** The client's address. */
  address: string;
  userAgent: string;
  /** The tokens of its device cookie. */
  devices: readonly string[];
}

async function knownDevice(
  { db }: Services,
  email: string,
  devices: readonly string[],
  now: number,
): Promise<string | null> {
  const since = now - DEVICE_LIFETIME;
  for (const token of devices) {
    if (await isKnownDevice(db, { email, hash: hashToken(token), since })) return token;
  }
  return null;
}

/**
 * An email as the audit names it where no account has it: the operator recognises one that they
 * know, and nobody gets a list of addresses, or of passwords that were typed into the wrong field.
 */
function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

/**
 * Checks the email and the password of a login, and writes a failure into the audit.
 * @returns the member, and the token by which the account knew the device
 * @throws ApiError BAD_CREDENTIALS or RATE_LIMITED
 */
export async function checkLogin(
  services: Services,
  { email, password }: { email: string; password: string },
  { address, devices }: Origin,
  now: number,
): Promise<{ memberId: number; device: string | null }> {
  const { db, limits, passwords } = services;
  // Text that is not an email has no account; the answer takes as long.
  const isEmail = check(EmailSchema, email).ok;
  const device = isEmail ? await knownDevice(services, email, devices, now) : null;
  const { asker, forgive } = await countGuess(limits, {
    account: email,
    address,
    device: device && hashToken(device),
  });
  const credential = isEmail ? await findCredential(db, email) : null;
  const isRight = await passwords.matches(credential?.passwordHash ?? null, password, asker);
  if (credential && isRight) {
    await forgive();
    return { memberId: credential.memberId, device };
  }
  const from = { address: limitedAddress(address), device: device ? 'known' : 'new' };
  const typed = isEmail ? { ...from, email: maskedEmail(email) } : from;
  await db.transaction((tx) =>
    insertAudit(tx, {
      actorId: null,
      action: 'login.failure',
      subject: credential ? formatId('user', credential.memberId) : 'unknown',
      detail: JSON.stringify(credential ? from : typed),
      now,
    }),
  );
  throw new ApiError('BAD_CREDENTIALS', errorTexts.BAD_CREDENTIALS);
}

/**
 * Starts a session, remembers its device and writes the sign-in into the audit.
 * @param device the token by which the account knew the device; null for a new one
 * @returns the session's value, and the device's token
 */
export async function startSession(
  { sessions }: Services,
  { memberId, device }: { memberId: number; device: string | null },
  { address, userAgent }: Origin,
  now: number,
): Promise<{ session: string; device: string }> {
  const fresh = newToken();
  const detail = { address: limitedAddress(address), device: device ? 'known' : 'new' };
  const session = await sessions.start(memberId, userAgent, async (tx) => {
    const noted = { memberId, hash: hashToken(fresh), now };
    await rememberDevice(tx, noted, device && hashToken(device));
    await insertAudit(tx, {
      actorId: memberId,
      action: 'login.success',
      subject: formatId('user', memberId),
      detail: JSON.stringify(detail),
      now,
    });
  });
  return { session, device: fresh };
}
