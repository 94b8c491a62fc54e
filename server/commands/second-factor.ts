import { randomBytes } from 'node:crypto';
import { ApiError } from '@contract/errors';
import { isoDate } from '@contract/presenters/iso-date';
import {
  cleanCode,
  isTotpCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
  newFactorEnded,
  stepEnded,
  wrongCode,
} from '@contract/rules/members/second-factor';
import { signInDetail, type SignInKind } from '@contract/rules/members/sign-ins';
import { newTotpSecret, totpStep, totpUri } from '@contract/rules/members/totp';
import { formatId } from '@contract/rules/site/ids';
import { reasonTexts } from '@contract/texts';
import type { CheckedLogin } from '../auth/sessions';
import { hashToken, newToken } from '../auth/tokens';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { limitedAddress } from '../limits/client-address';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import { findOwnCredential } from '../tables/credential';
import {
  deleteSecondFactor,
  findTotp,
  insertTotp,
  replaceRecoveryCodes,
  useRecoveryCode,
  useTotpStep,
} from '../tables/second-factor';
import { memberOfEmail } from './name-admin';
import { readSettings } from '../tables/setting';
import { checkCurrentPassword, type Confirmation } from './check-password';

/** Who acts, from where and when. */
type Acting = Pick<Confirmation, 'memberId' | 'address' | 'now'>;

type FactorKind = Extract<SignInKind, `factor.${string}`>;

function note(tx: Runner, action: FactorKind, { memberId, address, now }: Acting): Promise<void> {
  const subject = formatId('user', memberId);
  const detail = signInDetail({ address: limitedAddress(address) });
  return insertAudit(tx, { actorId: memberId, action, subject, detail, now });
}

async function renewCodes(tx: Runner, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_BYTES)),
  );
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => hashToken(cleanCode(code))),
  );
  return codes;
}

async function useCode(tx: Runner, acting: Acting, typed: string): Promise<boolean> {
  const { memberId, now } = acting;
  const code = cleanCode(typed);
  if (!isTotpCode(code)) {
    // A look-up by hash tells nothing about the codes by its time.
    const isRight = await useRecoveryCode(tx, { memberId, hash: hashToken(code) });
    if (isRight) await note(tx, 'factor.recovery', acting);
    return isRight;
  }
  const totp = await findTotp(tx, { memberId });
  const step = totp && totpStep(totp.secret, code, now);
  // Of two requests with the same code, one gets it.
  return step !== null && useTotpStep(tx, { memberId, step });
}

/**
 * Checks a code of the app or a recovery code, and uses it up. Wrong ones are counted and audited.
 * @throws ApiError BAD_CREDENTIALS or RATE_LIMITED
 */
async function checkCode({ db, limits }: Services, acting: Acting, typed: string): Promise<void> {
  const who = `member ${acting.memberId}`;
  // Counted first, so that many guesses at once do not pass the limit.
  await limits.count('secondFactor', who);
  if (!(await db.transaction((tx) => useCode(tx, acting, typed)))) {
    await db.transaction((tx) => note(tx, 'factor.failure', acting));
    throw wrongCode();
  }
  await limits.refund('secondFactor', who);
}

/** Lets a login with the right password wait for a code; null if it needs none. */
export async function openSecondStep(
  { db, logins }: Services,
  checked: CheckedLogin,
): Promise<{ token: string; expiresAt: string } | null> {
  if (!(await findTotp(db, { memberId: checked.memberId }))) return null;
  const token = newToken();
  return { token, expiresAt: isoDate(logins.set(token, checked)) };
}

/**
 * Takes the second step of a login.
 * @returns the first step, which may now start a session
 * @throws ApiError BAD_CREDENTIALS, RATE_LIMITED, or NOT_FOUND if it does not wait any more
 */
export async function takeSecondStep(
  services: Services,
  { token, code }: { token: string; code: string },
  from: Omit<Acting, 'memberId'>,
): Promise<CheckedLogin> {
  const checked = services.logins.get(token);
  if (!checked) throw stepEnded();
  await checkCode(services, { ...from, memberId: checked.memberId }, code);
  // Of two requests with different right codes, one signs in.
  if (!services.logins.take(token)) throw stepEnded();
  return checked;
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
  const { memberId } = confirmation;
  await checkCurrentPassword(services, confirmation, password);
  if (await findTotp(services.db, { memberId })) {
    throw new ApiError('CONFLICT', reasonTexts.factorSetUp);
  }
  const secret = newTotpSecret();
  services.newSecrets.set(memberId, secret);
  const credential = await findOwnCredential(services.db, { memberId });
  const { siteName } = await readSettings(services.db);
  return { secret, uri: totpUri(secret, siteName, credential?.email ?? '') };
}

/**
 * Turns the second factor on with a code of the new secret.
 * @returns the recovery codes
 * @throws ApiError BAD_CREDENTIALS for a wrong code, NOT_FOUND if no secret waits
 */
export async function confirmTotp(
  { db, newSecrets, sessions }: Services,
  acting: Acting,
  typed: string,
): Promise<string[]> {
  const { memberId, now } = acting;
  const secret = newSecrets.get(memberId);
  if (secret === null) throw newFactorEnded();
  const step = totpStep(secret, cleanCode(typed), now);
  if (step === null) throw wrongCode();
  const codes = await db.transaction(async (tx) => {
    if (!(await insertTotp(tx, { memberId, secret, step, now }))) throw newFactorEnded();
    await note(tx, 'factor.setup', acting);
    return renewCodes(tx, memberId);
  });
  newSecrets.take(memberId);
  sessions.forget(memberId);
  return codes;
}

async function confirmBoth(
  services: Services,
  confirmation: Confirmation,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await checkCurrentPassword(services, confirmation, password);
  if (!(await findTotp(services.db, { memberId: confirmation.memberId }))) {
    throw new ApiError('NOT_FOUND', reasonTexts.factorMissing);
  }
  await checkCode(services, confirmation, code);
}

/** Turns the second factor off. @throws ApiError as `checkCode`, or NOT_FOUND without one */
export async function removeTotp(
  services: Services,
  confirmation: Confirmation,
  typed: { password: string; code: string },
): Promise<void> {
  const { memberId } = confirmation;
  await confirmBoth(services, confirmation, typed);
  await services.db.transaction(async (tx) => {
    if (await deleteSecondFactor(tx, memberId)) await note(tx, 'factor.remove', confirmation);
  });
  services.sessions.forget(memberId);
}

/** Replaces the recovery codes. @throws ApiError as `removeTotp` */
export async function renewRecoveryCodes(
  services: Services,
  confirmation: Confirmation,
  typed: { password: string; code: string },
): Promise<string[]> {
  await confirmBoth(services, confirmation, typed);
  return services.db.transaction(async (tx) => {
    await note(tx, 'factor.codes', confirmation);
    return renewCodes(tx, confirmation.memberId);
  });
}

/**
 * Removes the second factor of a locked-out admin, for the person who runs the site.
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
    const found = await deleteSecondFactor(tx, memberId);
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
