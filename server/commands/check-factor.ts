import { randomBytes } from 'node:crypto';
import { ApiError } from '@contract/errors';
import type { UsedPasskey } from '@contract/rules/members/passkeys';
import { passkeyMissing, wrongPasskey } from '@contract/rules/members/passkeys';
import {
  cleanCode,
  guardGiven,
  isTotpCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
  wrongCode,
} from '@contract/rules/members/second-factor';
import { signInDetail, type SignInKind } from '@contract/rules/members/sign-ins';
import { totpStep } from '@contract/rules/members/totp';
import { formatId } from '@contract/rules/site/ids';
import { reasonTexts } from '@contract/texts';
import { hashToken } from '../auth/tokens';
import type { Runner } from '../database/statement';
import { limitedAddress } from '../limits/client-address';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import {
  findTotp,
  hasSecondFactor,
  replaceRecoveryCodes,
  useRecoveryCode,
  useTotpStep,
} from '../tables/second-factor';
import { checkCurrentPassword, type Confirmation } from './check-password';
import { askForPasskey, usePasskey, type PasskeyAsker } from './passkey-proof';

/** Who acts, from where and when. */
export type Acting = Pick<Confirmation, 'memberId' | 'address' | 'now'>;

/** A second factor as it was given: a code of the app, a recovery code, or a passkey. */
export interface GivenFactor {
  code?: string | undefined;
  passkey?: UsedPasskey | undefined;
}

/** A password and a second factor, which confirm a change of the second factors. */
export type GivenBoth = GivenFactor & { password: string };

type FactorKind = Extract<SignInKind, `${'factor' | 'passkey' | 'provider'}.${string}`>;

/** Writes a change or a use of a second factor, or of a provider's account, into the audit. */
export function noteFactor(
  tx: Runner,
  action: FactorKind,
  { memberId, address, now }: Acting,
): Promise<void> {
  const subject = formatId('user', memberId);
  const detail = signInDetail({ address: limitedAddress(address) });
  return insertAudit(tx, { actorId: memberId, action, subject, detail, now });
}

/** Replaces a member's recovery codes by new ones. */
export async function renewCodes(tx: Runner, memberId: number): Promise<string[]> {
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
    if (isRight) await noteFactor(tx, 'factor.recovery', acting);
    return isRight;
  }
  const totp = await findTotp(tx, { memberId });
  const step = totp && totpStep(totp.secret, code, now);
  // Of two requests with the same code, one gets it.
  return step !== null && useTotpStep(tx, { memberId, step });
}

async function isRightFactor(
  { db }: Services,
  acting: Acting,
  { code = '', passkey }: GivenFactor,
  asker: PasskeyAsker,
): Promise<boolean> {
  if (!passkey) return db.transaction((tx) => useCode(tx, acting, code));
  return (await usePasskey(db, asker, passkey, acting.memberId)) !== null;
}

/**
 * Checks a second factor, and uses it up. Wrong ones are counted and audited.
 * @throws ApiError BAD_CREDENTIALS, RATE_LIMITED, or NOT_FOUND for a passkey that was not asked for
 */
export async function checkFactor(
  services: Services,
  acting: Acting,
  given: GivenFactor,
  asker: PasskeyAsker,
): Promise<void> {
  const { db, limits } = services;
  const who = `member ${acting.memberId}`;
  // Counted first, so that many guesses at once do not pass the limit.
  await limits.count('secondFactor', who);
  if (!(await isRightFactor(services, acting, given, asker))) {
    await db.transaction((tx) => noteFactor(tx, 'factor.failure', acting));
    throw given.passkey ? wrongPasskey() : wrongCode();
  }
  await limits.refund('secondFactor', who);
}

const confirmAsker = ({ session, now }: Confirmation, origin: string): PasskeyAsker => ({
  ...{ purpose: 'confirm', owner: session },
  ...{ origin, now },
});

/**
 * What a browser needs to confirm a change of the second factors with a passkey.
 * @throws ApiError NOT_FOUND without a passkey
 */
export async function startConfirmation(
  { db }: Services,
  confirmation: Confirmation,
  origin: string,
) {
  const asker = confirmAsker(confirmation, origin);
  const options = await askForPasskey(db, confirmation.memberId, asker);
  if (!options) throw passkeyMissing();
  return options;
}

/**
 * Confirms a change by the password, and by a second factor if the member has one.
 * @param origin the site's own address
 * @returns whether there is a second factor
 * @throws ApiError VALIDATION without a needed factor, BAD_CREDENTIALS or RATE_LIMITED
 */
export async function confirmAll(
  services: Services,
  confirmation: Confirmation,
  given: GivenBoth,
  origin: string,
): Promise<boolean> {
  const { memberId } = confirmation;
  await checkCurrentPassword(services, confirmation, given.password);
  if (!(await hasSecondFactor(services.db, { memberId }))) return false;
  guardGiven(given);
  await checkFactor(services, confirmation, given, confirmAsker(confirmation, origin));
  return true;
}

/**
 * Confirms a change of the second factors by the password and one of them.
 * @throws ApiError as `confirmAll`, or NOT_FOUND without a second factor
 */
export async function confirmBoth(...asked: Parameters<typeof confirmAll>): Promise<void> {
  if (!(await confirmAll(...asked))) throw new ApiError('NOT_FOUND', reasonTexts.factorMissing);
}
