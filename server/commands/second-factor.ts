import { ApiError } from '@contract/errors';
import { isoDate } from '@contract/presenters/iso-date';
import {
  cleanCode,
  isSecured,
  newFactorEnded,
  SECOND_STEP_LIFETIME,
  stepEnded,
  wrongCode,
} from '@contract/rules/members/second-factor';
import { signInDetail } from '@contract/rules/members/sign-ins';
import { newTotpSecret, totpStep, totpUri } from '@contract/rules/members/totp';
import { formatId } from '@contract/rules/site/ids';
import { reasonTexts } from '@contract/texts';
import type { CheckedLogin } from '../auth/sessions';
import { hashToken, newToken } from '../auth/tokens';
import type { Database } from '../database';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import { findOwnCredential, lockCredential } from '../tables/credential';
import {
  deleteSecondFactors,
  deleteTotp,
  endCodesAfterLast,
  findFactors,
  findTotp,
  hasSecondFactor,
  insertTotp,
} from '../tables/second-factor';
import { readSettings } from '../tables/setting';
import {
  deleteNewTotp,
  endWaitingLogin,
  findNewTotp,
  findWaitingLogin,
  insertWaitingLogin,
  putNewTotp,
} from '../tables/waiting';
import {
  checkFactor,
  confirmBoth,
  noteFactor,
  renewCodes,
  type Acting,
  type GivenBoth,
  type GivenFactor,
} from './check-factor';
import { checkCurrentPassword, type Confirmation } from './check-password';
import { memberOfEmail } from './name-admin';
import { askForPasskey, type PasskeyAsker } from './passkey-proof';
import { knownDevice, type Origin } from './sign-in';

/** Lets a login with the right password wait for a second factor; null if it needs none. */
export async function openSecondStep(
  { db }: Services,
  { memberId, passwordHash }: CheckedLogin,
  now: number,
) {
  const factors = await findFactors(db, { memberId });
  if (!isSecured(factors)) return null;
  const { hasTotp, hasPasskey } = factors;
  const token = newToken();
  const expiresAt = now + SECOND_STEP_LIFETIME;
  const login = { tokenHash: hashToken(token), memberId, passwordHash, expiresAt };
  await db.transaction((tx) => insertWaitingLogin(tx, login));
  return { token, expiresAt: isoDate(expiresAt), hasTotp, hasPasskey };
}

const stepAsker = (token: string, origin: string, now: number): PasskeyAsker => ({
  ...{ purpose: 'step', owner: token },
  ...{ origin, now },
});

/**
 * What a browser needs to take the second step of a login with a passkey.
 * @param origin the site's own address
 * @throws ApiError NOT_FOUND if the step does not wait any more
 */
export async function startPasskeyStep(
  { db }: Services,
  token: string,
  origin: string,
  now: number,
) {
  const login = await findWaitingLogin(db, { tokenHash: hashToken(token), now });
  const asker = stepAsker(token, origin, now);
  const options = login && (await askForPasskey(db, login.memberId, asker));
  if (!options) throw stepEnded();
  return options;
}

/**
 * Takes the second step of a login.
 * @returns the first step, which may now start a session
 * @throws ApiError BAD_CREDENTIALS, RATE_LIMITED, or NOT_FOUND if it does not wait any more
 */
export async function takeSecondStep(
  services: Services,
  { token, ...given }: GivenFactor & { token: string },
  { origin, now, address, devices }: Origin & { origin: string; now: number },
): Promise<CheckedLogin> {
  const { db } = services;
  const waiting = { tokenHash: hashToken(token), now };
  const login = await findWaitingLogin(db, waiting);
  if (!login) throw stepEnded();
  const { memberId } = login;
  await checkFactor(services, { memberId, address, now }, given, stepAsker(token, origin, now));
  // Of two requests with different right codes, one signs in.
  if (!(await db.transaction((tx) => endWaitingLogin(tx, waiting)))) throw stepEnded();
  const credential = await findOwnCredential(db, { memberId });
  const device = await knownDevice(services, credential?.email ?? '', devices, now);
  return { ...login, device };
}

/**
 * A new secret for the authenticator app, which waits for its first code.
 * @throws ApiError BAD_CREDENTIALS, CONFLICT if there is one already, RATE_LIMITED or UNAVAILABLE
 */
export async function startTotp(
  services: Services,
  confirmation: Confirmation,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { memberId, now } = confirmation;
  await checkCurrentPassword(services, confirmation, password);
  if (await findTotp(services.db, { memberId })) {
    throw new ApiError('CONFLICT', reasonTexts.factorSetUp);
  }
  const secret = newTotpSecret();
  const waiting = { memberId, secret, expiresAt: now + SECOND_STEP_LIFETIME };
  await services.db.transaction((tx) => putNewTotp(tx, waiting));
  const credential = await findOwnCredential(services.db, { memberId });
  const { siteName } = await readSettings(services.db);
  return { secret, uri: totpUri(secret, siteName, credential?.email ?? '') };
}

/**
 * Turns the second factor on with a code of the new secret.
 * @returns recovery codes for the first second factor; none if the member has some already
 * @throws ApiError BAD_CREDENTIALS for a wrong code, NOT_FOUND if no secret waits
 */
export async function confirmTotp(
  { db, sessions }: Services,
  acting: Acting,
  typed: string,
): Promise<string[]> {
  const { memberId, now } = acting;
  const secret = await findNewTotp(db, { memberId, now });
  if (secret === null) throw newFactorEnded();
  const step = totpStep(secret, cleanCode(typed), now);
  if (step === null) throw wrongCode();
  const codes = await db.transaction(async (tx) => {
    await lockCredential(tx, { memberId });
    const isFirst = !(await hasSecondFactor(tx, { memberId }));
    if (!(await insertTotp(tx, { memberId, secret, step, now }))) throw newFactorEnded();
    await deleteNewTotp(tx, { memberId });
    await noteFactor(tx, 'factor.setup', acting);
    return isFirst ? renewCodes(tx, memberId) : [];
  });
  sessions.forget(memberId);
  return codes;
}

/** Removes the authenticator app. @throws ApiError as `confirmBoth`, or NOT_FOUND without one */
export async function removeTotp(
  services: Services,
  confirmation: Confirmation,
  given: GivenBoth,
  origin: string,
): Promise<void> {
  const { memberId } = confirmation;
  if (!(await findTotp(services.db, { memberId }))) {
    await checkCurrentPassword(services, confirmation, given.password);
    throw new ApiError('NOT_FOUND', reasonTexts.factorMissing);
  }
  await confirmBoth(services, confirmation, given, origin);
  await services.db.transaction(async (tx) => {
    await lockCredential(tx, { memberId });
    if (await deleteTotp(tx, { memberId })) await noteFactor(tx, 'factor.remove', confirmation);
    await endCodesAfterLast(tx, memberId);
  });
  services.sessions.forget(memberId);
}

/** Replaces the recovery codes. @throws ApiError as `confirmBoth` */
export async function renewRecoveryCodes(
  services: Services,
  confirmation: Confirmation,
  given: GivenBoth,
  origin: string,
): Promise<string[]> {
  await confirmBoth(services, confirmation, given, origin);
  return services.db.transaction(async (tx) => {
    await noteFactor(tx, 'factor.codes', confirmation);
    return renewCodes(tx, confirmation.memberId);
  });
}

/**
 * Removes the second factors of a locked-out member, passkeys included, for the person who runs the site.
 * @returns a sentence about the result
 * @throws StartError for an unknown email
 */
export async function removeSecondFactorOf(
  db: Database,
  email: string,
  now: number,
): Promise<string> {
  const member = await memberOfEmail(db, email);
  const { id: memberId, userName } = member;
  const isRemoved = await db.transaction(async (tx) => {
    const found = await deleteSecondFactors(tx, memberId);
    const subject = formatId('user', memberId);
    const detail = signInDetail({ address: '' });
    const entry = { actorId: null, action: 'factor.remove', subject, detail, now } as const;
    if (found) await insertAudit(tx, entry);
    return found;
  });
  return isRemoved
    ? `${userName}님의 2단계 인증을 해제했습니다. 비밀번호만으로 로그인할 수 있습니다.`
    : `${userName}님은 2단계 인증을 사용하고 있지 않습니다.`;
}
