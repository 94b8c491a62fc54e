import type {
  changePassword,
  deleteMe,
  endOtherSessions,
  endSession,
  exportMe,
  listSessions,
} from '@contract/endpoints/me';
import { ApiError, fieldError } from '@contract/errors';
import { guardPassword } from '@contract/rules/common-passwords';
import { reasonTexts } from '@contract/texts';
import { checkCurrentPassword } from '../auth/current-password';
import { deleteAccount } from '../commands/delete-account';
import { exportAccount } from '../commands/export-account';
import { Ready, signedIn, type Call, type Handler } from '../http/call';
import { clearSessionCookie, readSessionCookie } from '../http/cookie';
import { presentSession } from '../presenters/own';
import { replacePassword } from '../tables/credential';

/** The member who asks, and the session they ask with. */
function current({ viewer, ctx }: Pick<Call<typeof listSessions>, 'viewer' | 'ctx'>) {
  return { memberId: signedIn(viewer).id, token: readSessionCookie(ctx) ?? '' };
}

const sessions: Handler<typeof listSessions> = async (call) => {
  const { memberId, token } = current(call);
  const rows = await call.house.sessions.list(memberId, token);
  return { success: true, sessions: rows.map(presentSession) };
};

const end: Handler<typeof endSession> = async (call) => {
  const { memberId, token } = current(call);
  const { house, params, ctx } = call;
  const isEnded = await house.sessions.endOne(memberId, params.sessionId);
  if (!isEnded) throw new ApiError('NOT_FOUND', reasonTexts.sessionNotFound);
  if ((await house.sessions.viewerOf(token)) === null) clearSessionCookie(ctx);
  return { success: true };
};

const endOthers: Handler<typeof endOtherSessions> = async (call) => {
  const { memberId, token } = current(call);
  return { success: true, ended: await call.house.sessions.endOthers(memberId, token) };
};

const password: Handler<typeof changePassword> = async (call) => {
  const { memberId, token } = current(call);
  const { body, house, ctx } = call;
  guardPassword(body.newPassword, 'newPassword');
  const from = await checkCurrentPassword(house, ctx, memberId, body.currentPassword);
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
};

const remove: Handler<typeof deleteMe> = async (call) => {
  const { memberId } = current(call);
  const { body, house, ctx, now } = call;
  await checkCurrentPassword(house, ctx, memberId, body.password);
  await house.departures.depart(memberId, async () => {
    house.sessions.forget(memberId);
    await deleteAccount(house.db, memberId, now);
    house.sessions.forget(memberId);
  });
  house.bus.closeOf(memberId);
  clearSessionCookie(ctx);
  return { success: true };
};

const exported: Handler<typeof exportMe> = async (call) => {
  const { token } = current(call);
  const { house, viewer, now } = call;
  return new Ready(await exportAccount(house, signedIn(viewer), token, now));
};

export const accountRoutes = {
  listSessions: sessions,
  endSession: end,
  endOtherSessions: endOthers,
  changePassword: password,
  deleteMe: remove,
  exportMe: exported,
};
