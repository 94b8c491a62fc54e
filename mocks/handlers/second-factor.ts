import { ApiError } from '@contract/errors';
import type { UsedPasskey } from '@contract/rules/members/passkeys';
import { isAdmin } from '@contract/policies/actor';
import { isoDate } from '@contract/presenters/iso-date';
import { passkeyMissing, wrongPasskey } from '@contract/rules/members/passkeys';
import {
  cleanCode,
  guardGiven,
  newFactorEnded,
  wrongCode,
} from '@contract/rules/members/second-factor';
import { newTotpSecret, totpStep, totpUri } from '@contract/rules/members/totp';
import { reasonTexts } from '@contract/texts';
import { passkeys, type PasskeyAsker } from '../db/passkeys';
import { secondFactors } from '../db/second-factors';
import { settings } from '../db/settings';
import { signIns } from '../db/sign-ins';
import type { Context } from '../http/handle';
import { count, refund } from '../http/limits';
import { memberOf, sessionOf } from '../http/viewer';
import { guardCurrent } from './account';
import type { SomeHandlers } from './types';

/** A second factor as it was given. */
interface GivenFactor {
  code?: string | undefined;
  passkey?: UsedPasskey | undefined;
}

/**
 * Checks a second factor, and uses it up. Wrong ones are counted and audited.
 * @throws ApiError BAD_CREDENTIALS, RATE_LIMITED, or NOT_FOUND for a passkey that was not asked for
 */
export async function checkFactor(
  memberId: number,
  { code = '', passkey }: GivenFactor,
  asker: PasskeyAsker,
): Promise<void> {
  const { now } = asker;
  const who = `member ${memberId}`;
  count('secondFactor', who, now);
  const used = passkey
    ? await passkeys.use(asker, passkey, memberId)
    : secondFactors.use(memberId, code, now);
  if (used === null) {
    signIns.note({ kind: 'factor.failure', memberId, now });
    throw passkey ? wrongPasskey() : wrongCode();
  }
  if (used === 'recovery') signIns.note({ kind: 'factor.recovery', memberId, now });
  refund('secondFactor', who, now);
}

function guardAdmin({ actor }: Context): void {
  if (isAdmin(actor) || actor?.isMissingFactor) return;
  throw new ApiError('FORBIDDEN', reasonTexts.factorForAdmins);
}

const confirming = ({ viewer, origin, now }: Context): PasskeyAsker => ({
  ...{ purpose: 'confirm', owner: sessionOf(viewer).token },
  ...{ origin, now },
});

/**
 * Confirms a change by the password, and by a second factor if the member has one.
 * @returns whether there is a second factor
 */
export async function confirmAll(
  given: GivenFactor & { password: string },
  context: Context,
): Promise<boolean> {
  const { id } = memberOf(context.viewer);
  guardCurrent(given.password, context);
  if (!secondFactors.has(id)) return false;
  guardGiven(given);
  await checkFactor(id, given, confirming(context));
  return true;
}

/** Confirms a change of the second factors by the password and one of them. */
async function confirmBoth(...asked: Parameters<typeof confirmAll>): Promise<void> {
  if (!(await confirmAll(...asked))) throw new ApiError('NOT_FOUND', reasonTexts.factorMissing);
}

export const secondFactor = {
  getSecondFactor(_, { viewer }) {
    const { id } = memberOf(viewer);
    const totp = secondFactors.find(id);
    const totpSince = totp && isoDate(totp.createdAt);
    const recoveryCodes = secondFactors.countCodes(id);
    return {
      success: true,
      secondFactor: { totpSince, recoveryCodes, passkeys: passkeys.countOf(id) },
    };
  },

  startTotp({ body }, context) {
    guardAdmin(context);
    const { id, email } = memberOf(context.viewer);
    guardCurrent(body.password, context);
    if (secondFactors.find(id)) throw new ApiError('CONFLICT', reasonTexts.factorSetUp);
    const secret = newTotpSecret();
    secondFactors.keepSecret(id, secret, context.now);
    return { success: true, secret, uri: totpUri(secret, settings.read().siteName, email) };
  },

  confirmTotp({ body }, context) {
    guardAdmin(context);
    const { viewer, now } = context;
    const { id: memberId } = memberOf(viewer);
    const secret = secondFactors.newSecretOf(memberId, now);
    if (secret === null || secondFactors.find(memberId)) throw newFactorEnded();
    const step = totpStep(secret, cleanCode(body.code), now);
    if (step === null) throw wrongCode();
    const isFirst = !secondFactors.has(memberId);
    secondFactors.insert(memberId, secret, step, now);
    signIns.note({ kind: 'factor.setup', memberId, now });
    const recoveryCodes = isFirst ? secondFactors.renewCodes(memberId) : [];
    return { success: true, recoveryCodes };
  },

  async removeTotp({ body }, context) {
    const { id: memberId } = memberOf(context.viewer);
    if (!secondFactors.find(memberId)) {
      guardCurrent(body.password, context);
      throw new ApiError('NOT_FOUND', reasonTexts.factorMissing);
    }
    await confirmBoth(body, context);
    secondFactors.removeTotp(memberId);
    signIns.note({ kind: 'factor.remove', memberId, now: context.now });
    return { success: true };
  },

  async renewRecoveryCodes({ body }, context) {
    await confirmBoth(body, context);
    const { id: memberId } = memberOf(context.viewer);
    signIns.note({ kind: 'factor.codes', memberId, now: context.now });
    return { success: true, recoveryCodes: secondFactors.renewCodes(memberId) };
  },

  startPasskeyConfirmation(_, context) {
    const options = passkeys.askOf(memberOf(context.viewer).id, confirming(context));
    if (!options) throw passkeyMissing();
    return { success: true, options };
  },
} satisfies SomeHandlers;
