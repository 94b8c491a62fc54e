import type { listSessions } from '@contract/endpoints/me';
import { ApiError } from '@contract/errors';
import { presentSessions } from '@contract/presenters/member';
import { guardPassword } from '@contract/rules/members/common-passwords';
import { guardNewPassword, wrongPassword } from '@contract/rules/members/sessions';
import { reasonTexts } from '@contract/texts';
import {
  checkCurrentPassword,
  notePasswordChange,
  type Confirmation,
} from '../commands/check-password';
import { proposeOwnName } from '../commands/claim-name';
import { requestEmailChange } from '../commands/change-email';
import { deleteAccount } from '../commands/delete-account';
import { exportAccount } from '../commands/export-account';
import { requireMember } from '../guards';
import { Ready, type Call, type SomeHandlers } from '../http/call';
import { clearSessionCookie, readDeviceCookie, readSessionCookie } from '../http/cookie';
import { replacePassword } from '../tables/credential';

type Asked = Pick<Call<typeof listSessions>, 'viewer' | 'ctx' | 'now'>;

/** The requesting member and session. */
function current({ viewer, ctx }: Asked) {
  return { memberId: requireMember(viewer).id, token: readSessionCookie(ctx) ?? '' };
}

/** What a call that asks for the password is confirmed by. */
export function confirmationOf(call: Asked): Confirmation {
  const { memberId, token: session } = current(call);
  return { memberId, session, address: call.ctx.ip, now: call.now };
}

/** One's sessions, password, export and end. */
export const accountRoutes = {
  async listSessions(call) {
    const { memberId, token } = current(call);
    const rows = await call.services.sessions.list(memberId, token);
    return { success: true, sessions: presentSessions(rows) };
  },

  async endSession(call) {
    const { memberId, token } = current(call);
    const { services, params, ctx } = call;
    const isEnded = await services.sessions.endOne(memberId, params.sessionId);
    if (!isEnded) throw new ApiError('NOT_FOUND', reasonTexts.sessionNotFound);
    if ((await services.sessions.viewerOf(token)) === null) clearSessionCookie(ctx);
    return { success: true };
  },

  async endOtherSessions(call) {
    const { memberId, token } = current(call);
    return { success: true, ended: await call.services.sessions.endOthers(memberId, token) };
  },

  async getNameProposal({ viewer, services }) {
    const { id } = requireMember(viewer);
    return { success: true, proposal: await proposeOwnName(services.db, id) };
  },

  async changePassword(call) {
    const { memberId, token } = current(call);
    const { body, services, ctx } = call;
    guardPassword(body.newPassword, 'newPassword');
    const confirmation = confirmationOf(call);
    const from = await checkCurrentPassword(services, confirmation, body.currentPassword);
    guardNewPassword(body.currentPassword, body.newPassword);
    const to = await services.passwords.hash(body.newPassword, 'known');
    await services.sessions.endOthers(memberId, token, async (tx) => {
      // The password was changed elsewhere in the meantime, so the given one is no longer the
      // current one.
      if (!(await replacePassword(tx, { memberId, from, to }))) throw wrongPassword();
      await notePasswordChange(tx, confirmation, readDeviceCookie(ctx));
    });
    return { success: true };
  },

  async changeEmail(call) {
    await requestEmailChange(call.services, confirmationOf(call), call.body);
    return { success: true };
  },

  async deleteMe(call) {
    const { memberId } = current(call);
    const { body, services, ctx, now } = call;
    await checkCurrentPassword(services, confirmationOf(call), body.password);
    await services.sessions.endAccount(memberId, (tx) => deleteAccount(tx, memberId, now));
    services.bus.closeOf(memberId);
    services.updates.changed();
    clearSessionCookie(ctx);
    return { success: true };
  },

  async exportMe(call) {
    const { token } = current(call);
    const { services, viewer, now } = call;
    return new Ready(await exportAccount(services, requireMember(viewer), token, now));
  },
} satisfies SomeHandlers;
