import { isAdmin } from '@contract/policies/actor';
import { ApiError } from '@contract/errors';
import { isoDate } from '@contract/presenters/iso-date';
import { reasonTexts } from '@contract/texts';
import { startConfirmation } from '../commands/check-factor';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from '../commands/second-factor';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { publicOrigin } from '../http/public-origin';
import { countPasskeys } from '../tables/passkey';
import type { Viewer } from '../tables/session';
import { countRecoveryCodes, findTotp } from '../tables/second-factor';
import { confirmationOf } from './account';

/** Only admins set one up; one who is an admin no more can still remove theirs. */
function guardAdmin(viewer: Viewer | null): void {
  const member = requireMember(viewer);
  if (isAdmin(member) || member.isMissingFactor) return;
  throw new ApiError('FORBIDDEN', reasonTexts.factorForAdmins);
}

/** The second factors of a member. */
export const secondFactorRoutes = {
  async getSecondFactor({ viewer, services }) {
    const { id: memberId } = requireMember(viewer);
    const totp = await findTotp(services.db, { memberId });
    const recoveryCodes = (await countRecoveryCodes(services.db, { memberId })) ?? 0;
    const totpSince = totp && isoDate(totp.createdAt);
    const passkeys = await countPasskeys(services.db, { memberId });
    return { success: true, secondFactor: { totpSince, recoveryCodes, passkeys } };
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
    const { services, body, ctx } = call;
    await removeTotp(services, confirmationOf(call), body, publicOrigin(ctx, services));
    return { success: true };
  },

  async renewRecoveryCodes(call) {
    const { services, body, ctx } = call;
    const origin = publicOrigin(ctx, services);
    const recoveryCodes = await renewRecoveryCodes(services, confirmationOf(call), body, origin);
    return { success: true, recoveryCodes };
  },

  async startPasskeyConfirmation(call) {
    const { services, ctx } = call;
    const origin = publicOrigin(ctx, services);
    return {
      success: true,
      options: await startConfirmation(services, confirmationOf(call), origin),
    };
  },
} satisfies SomeHandlers;
