import { isAdmin } from '@contract/policies/actor';
import { ApiError } from '@contract/errors';
import { isoDate } from '@contract/presenters/iso-date';
import { reasonTexts } from '@contract/texts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from '../commands/second-factor';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import type { Viewer } from '../tables/session';
import { countRecoveryCodes, findTotp } from '../tables/second-factor';
import { confirmationOf } from './account';

/** Only admins set one up; one who is an admin no more can still remove theirs. */
function guardAdmin(viewer: Viewer | null): void {
  const member = requireMember(viewer);
  if (isAdmin(member) || member.isMissingFactor) return;
  throw new ApiError('FORBIDDEN', reasonTexts.factorForAdmins);
}

/** The second factor of an admin. */
export const secondFactorRoutes = {
  async getSecondFactor({ viewer, services }) {
    const { id: memberId } = requireMember(viewer);
    const totp = await findTotp(services.db, { memberId });
    const recoveryCodes = (await countRecoveryCodes(services.db, { memberId })) ?? 0;
    const totpSince = totp && isoDate(totp.createdAt);
    return { success: true, secondFactor: { totpSince, recoveryCodes } };
  },

  async startTotp(call) {
    guardAdmin(call.viewer);
    const { services, body } = call;
    return { success: true, ...(await startTotp(services, confirmationOf(call), body.password)) };
  },

  async confirmTotp(call) {
    guardAdmin(call.viewer);
    const recoveryCodes = await confirmTotp(call.services, confirmationOf(call), call.body.code);
    return { success: true, recoveryCodes };
  },

  async removeTotp(call) {
    await removeTotp(call.services, confirmationOf(call), call.body);
    return { success: true };
  },

  async renewRecoveryCodes(call) {
    const recoveryCodes = await renewRecoveryCodes(call.services, confirmationOf(call), call.body);
    return { success: true, recoveryCodes };
  },
} satisfies SomeHandlers;
