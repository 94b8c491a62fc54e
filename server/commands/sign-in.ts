import { ApiError } from '@contract/errors';
import { EmailSchema } from '@contract/models/member';
import { DEVICE_LIFETIME } from '@contract/rules/members/devices';
import { formatId } from '@contract/rules/site/ids';
import { maskedEmail, signInDetail, type SignInDetail } from '@contract/rules/members/sign-ins';
import { errorTexts } from '@contract/texts';
import { check } from '@contract/validate';
import type { CheckedLogin } from '../auth/sessions';
import { countGuess } from '../auth/password-guesses';
import { hashToken, newToken } from '../auth/tokens';
import { limitedAddress } from '../limits/client-address';
import { databaseTrouble } from '../database/trouble';
import type { Runner } from '../database/statement';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import {
  findCredential,
  findOwnCredential,
  holdsPassword,
  lockCredential,
} from '../tables/credential';
import { isKnownDevice, rememberDevice } from '../tables/device';
import { deleteMailsOf, insertMail } from '../tables/mail-outbox';
import { findUnconfirmed } from '../tables/unconfirmed-email';
import { lacksDevice, markDeviceNoted } from '../tables/session';

export type { CheckedLogin };

/** Where a login comes from. */
export interface Origin {
  /** The client's address. */
  address: string;
  userAgent: string;
  /** The tokens of its device cookie. */
  devices: readonly string[];
}

/** The token of the browser's device that an account knows; null for a new one. */
export async function knownDevice(
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

const badCredentials = () => new ApiError('BAD_CREDENTIALS', errorTexts.BAD_CREDENTIALS);

/** Writes a failed login into the audit. */
export async function auditFailure(
  { db, log }: Services,
  entry: { subject: string; detail: SignInDetail; now: number },
): Promise<void> {
  const detail = signInDetail(entry.detail);
  try {
    await db.transaction((tx) =>
      insertAudit(tx, { ...entry, actorId: null, action: 'login.failure', detail }),
    );
  } catch (error) {
    // A wrong password gets its usual refusal, even if the disk is full.
    if (databaseTrouble(error) !== 'full') throw error;
    log.error({ err: error }, 'a failed login could not be noted');
  }
}

/** The details of a login in the audit. */
export const detailOf = (address: string, device: string | null): SignInDetail => ({
  address: limitedAddress(address),
  device: device ? 'known' : 'new',
});

/**
 * Checks the email and the password of a login, and writes a failure into the audit.
 * @throws ApiError BAD_CREDENTIALS, RATE_LIMITED or UNAVAILABLE
 */
export async function checkLogin(
  services: Services,
  { email, password }: { email: string; password: string },
  { address, devices }: Origin,
  now: number,
): Promise<CheckedLogin> {
  const { db, limits, passwords } = services;
  // Text that is not an email has no account; the answer takes as long.
  const isEmail = check(EmailSchema, email).ok;
  const device = isEmail ? await knownDevice(services, email, devices, now) : null;
  const { asker, refund } = await countGuess(limits, {
    account: email,
    address,
    device: device && hashToken(device),
  });
  const credential = isEmail ? await findCredential(db, { email }) : null;
  const passwordHash = credential?.passwordHash ?? null;
  const isRight = await passwords.matches(passwordHash, password, asker);
  if (credential && passwordHash !== null && isRight) {
    await refund();
    return { memberId: credential.memberId, passwordHash, device };
  }
  const from = detailOf(address, device);
  const subject = credential ? formatId('user', credential.memberId) : 'unknown';
  const detail = !credential && isEmail ? { ...from, email: maskedEmail(email) } : from;
  await auditFailure(services, { subject, detail, now });
  throw badCredentials();
}

/**
 * Tells a member by mail that they signed in on a device that their account did not know. A mail that
 * still waits is replaced, so that many logins do not fill the mailbox at once; a stranger whose
 * address somebody typed gets none.
 */
async function tellNewDevice(tx: Runner, memberId: number, now: number): Promise<void> {
  const own = await findOwnCredential(tx, { memberId });
  if (!own || (await findUnconfirmed(tx, { memberId })) !== null) return;
  await deleteMailsOf(tx, { kind: 'newDevice', memberId });
  await insertMail(tx, { kind: 'newDevice', recipient: own.email, memberId, now });
}

/**
 * Starts a session, remembers its device and writes the sign-in into the audit.
 * @returns the session's value, and the device's token
 * @throws ApiError BAD_CREDENTIALS if the password was changed, or the account ended, after the
 * check: that ended all sessions of the old password
 */
export async function startSession(
  services: Services,
  { memberId, passwordHash, device, isNewAccount }: CheckedLogin,
  { address, userAgent }: Origin,
  now: number,
): Promise<{ session: string; device: string }> {
  const fresh = newToken();
  const subject = formatId('user', memberId);
  const detail = detailOf(address, device);
  const work = async (tx: Runner) => {
    if (!(await holdsPassword(tx, { memberId, passwordHash }))) throw badCredentials();
    const noted = { memberId, hash: hashToken(fresh), now };
    await rememberDevice(tx, noted, device && hashToken(device));
    if (device === null && !isNewAccount) await tellNewDevice(tx, memberId, now);
    await insertAudit(tx, {
      actorId: memberId,
      action: 'login.success',
      subject,
      detail: signInDetail(detail),
      now,
    });
  };
  try {
    return { session: await services.sessions.start(memberId, userAgent, work), device: fresh };
  } catch (error) {
    if (error instanceof ApiError) await auditFailure(services, { subject, detail, now });
    throw error;
  }
}

/**
 * Notes the device of a session without one: the session is older than device tracking, and its
 * member would be a stranger at the next login.
 * @param token the value of the session's cookie
 * @returns the device's token; null if there is nothing to note
 */
export async function noteSessionDevice(
  { db }: Services,
  memberId: number,
  token: string,
  now: number,
): Promise<string | null> {
  const session = hashToken(token);
  if (!(await lacksDevice(db, { hash: session }))) return null;
  const fresh = newToken();
  return db.transaction(async (tx) => {
    await lockCredential(tx, { memberId });
    if (!(await markDeviceNoted(tx, { hash: session }))) return null;
    await rememberDevice(tx, { memberId, hash: hashToken(fresh), now }, null);
    return fresh;
  });
}
