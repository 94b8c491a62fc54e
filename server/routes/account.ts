import type { listSessions } from '@contract/endpoints/me';
import { ApiError, fieldError } from '@contract/errors';
import { guardPassword } from '@contract/rules/common-passwords';
import { reasonTexts } from '@contract/texts';
import { checkCurrentPassword } from '../commands/check-password';
import { deleteAccount } from '../commands/delete-account';
import { exportAccount } from '../commands/export-account';
import { requireMember } from '../guards';
import { Ready, type Call, type Handlers } from '../http/call';
import { clearSessionCookie, readSessionCookie } from '../http/cookie';
import { presentSession } from '../presenters/own';
import { replacePassword } from '../tables/credential';

/** The member who asks, and the session they ask with. */
function current({ viewer, ctx }: Pick<Call<typeof listSessions>, 'viewer' | 'ctx'>) {
  return { memberId: requireMember(viewer).id, token: readSessionCookie(ctx) ?? '' };
}

/** One's sessions, password, export and end. */
export const accountRoutes: Handlers<
  'listSessions' | 'endSession' | 'endOtherSessions' | 'changePassword' | 'deleteMe' | 'exportMe'
> = {
  async listSessions(call) {
    const { memberId, token } = current(call);
    const rows = await call.house.sessions.list(memberId, token);
    return { success: true, sessions: rows.map(presentSession) };
  },

  async endSession(call) {
    const { memberId, token } = current(call);
    const { house, params, ctx } = call;
    const isEnded = await house.sessions.endOne(memberId, params.sessionId);
    if (!isEnded) throw new ApiError('NOT_FOUND', reasonTexts.sessionNotFound);
    if ((await house.sessions.viewerOf(token)) === null) clearSessionCookie(ctx);
    return { success: true };
  },

  async endOtherSessions(call) {
    const { memberId, token } = current(call);
    return { success: true, ended: await call.house.sessions.endOthers(memberId, token) };
  },

  async changePassword(call) {
    const { memberId, token } = current(call);
    const { body, house, ctx } = call;
    guardPassword(body.newPassword, 'newPassword');
    const from = await checkCurrentPassword(house, ctx.ip, memberId, body.currentPassword);
    if (body.newPassword === body.currentPassword) {
      throw fieldError('newPassword', reasonTexts.samePassword);
    }
    const to = await house.passwords.hash(body.newPassword);
    await house.sessions.endOthers(memberId, token, async (tx) => {
      // Changed elsewhere meanwhile: then it is not the current one any more.
      if (await replacePassword(tx, { memberId, from, to })) return;
      throw new ApiError('BAD_CREDENTIALS', reasonTexts.wrongPassword);
    });
    return { success: true };
  },

  async deleteMe(call) {
    const { memberId } = current(call);
    const { body, house, ctx, now } = call;
    await checkCurrentPassword(house, ctx.ip, memberId, body.password);
    await house.departures.depart(memberId, async () => {
      house.sessions.forget(memberId);
      await deleteAccount(house.db, memberId, now);
      house.sessions.forget(memberId);
    });
    house.bus.closeOf(memberId);
    clearSessionCookie(ctx);
    return { success: true };
  },

  async exportMe(call) {
    const { token } = current(call);
    const { house, viewer, now } = call;
    return new Ready(await exportAccount(house, requireMember(viewer), token, now));
  },
};
