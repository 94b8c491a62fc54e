import { ApiError } from '@contract/errors';
import { isAdmin } from '@contract/policies/actor';
import { isoDate } from '@contract/presenters/iso-date';
import { cleanCode, newFactorEnded, wrongCode } from '@contract/rules/members/second-factor';
import { newTotpSecret, totpStep, totpUri } from '@contract/rules/members/totp';
import { reasonTexts } from '@contract/texts';
import { secondFactors } from '../db/second-factors';
import { settings } from '../db/settings';
import { signIns } from '../db/sign-ins';
import type { Context } from '../http/handle';
import { count, refund } from '../http/limits';
import { memberOf } from '../http/viewer';
import { guardCurrent } from './account';
import type { SomeHandlers } from './types';

/**
 * Checks a code of the app or a recovery code, and uses it up. Wrong ones are counted and audited.
 * @throws ApiError BAD_CREDENTIALS or RATE_LIMITED
 */
export function checkCode(memberId: number, typed: string, now: number): void {
  const who = `member ${memberId}`;
  count('secondFactor', who, now);
  const used = secondFactors.use(memberId, typed, now);
  if (used === null) {
    signIns.note({ kind: 'factor.failure', memberId, now });
    throw wrongCode();
  }
  if (used === 'recovery') signIns.note({ kind: 'factor.recovery', memberId, now });
  refund('secondFactor', who, now);
}

function guardAdmin({ actor }: Context): void {
  if (isAdmin(actor) || actor?.isMissingFactor) return;
  throw new ApiError('FORBIDDEN', reasonTexts.factorForAdmins);
}

function confirmBoth(typed: { password: string; code: string }, context: Context): void {
  const { id } = memberOf(context.viewer);
  guardCurrent(typed.password, context);
  if (!secondFactors.find(id)) throw new ApiError('NOT_FOUND', reasonTexts.factorMissing);
  checkCode(id, typed.code, context.now);
}

export const secondFactor = {
  getSecondFactor(_, { viewer }) {
    const { id } = memberOf(viewer);
    const totp = secondFactors.find(id);
    const totpSince = totp && isoDate(totp.createdAt);
    const recoveryCodes = secondFactors.countCodes(id);
    return { success: true, secondFactor: { totpSince, recoveryCodes } };
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
    secondFactors.insert(memberId, secret, step, now);
    signIns.note({ kind: 'factor.setup', memberId, now });
    return { success: true, recoveryCodes: secondFactors.renewCodes(memberId) };
  },

  removeTotp({ body }, context) {
    confirmBoth(body, context);
    const { id: memberId } = memberOf(context.viewer);
    secondFactors.remove(memberId);
    signIns.note({ kind: 'factor.remove', memberId, now: context.now });
    return { success: true };
  },

  renewRecoveryCodes({ body }, context) {
    confirmBoth(body, context);
    const { id: memberId } = memberOf(context.viewer);
    signIns.note({ kind: 'factor.codes', memberId, now: context.now });
    return { success: true, recoveryCodes: secondFactors.renewCodes(memberId) };
  },
} satisfies SomeHandlers;
