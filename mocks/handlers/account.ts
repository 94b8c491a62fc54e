import { ApiError } from '@contract/errors';
import { presentSessions } from '@contract/presenters/member';
import { guardPassword } from '@contract/rules/common-passwords';
import { guardLastAdmin, guardNewPassword, wrongPassword } from '@contract/rules/sessions';
import { reasonTexts } from '@contract/texts';
import { deleteAccount } from '../db/account';
import { members, type MemberRow } from '../db/members';
import { sessions } from '../db/sessions';
import { countPassword } from '../http/limits';
import { memberOf, sessionOf } from '../http/viewer';
import { sessionRecords } from '../presenters/own';
import type { Handlers } from './types';

/** @throws ApiError BAD_CREDENTIALS, or RATE_LIMITED: guessing here is not easier than at login */
function guardCurrent(member: MemberRow, password: string, now: number): void {
  const forgive = countPassword(member.email, now);
  if (member.password !== password) {
    throw wrongPassword();
  }
  forgive();
}

export const account: Handlers<
  'changePassword' | 'listSessions' | 'endSession' | 'endOtherSessions' | 'deleteMe'
> = {
  changePassword({ body: { currentPassword, newPassword } }, { viewer, now }) {
    const member = memberOf(viewer);
    const current = sessionOf(viewer);
    guardPassword(newPassword, 'newPassword');
    guardCurrent(member, currentPassword, now);
    guardNewPassword(currentPassword, newPassword);
    members.update(member.id, { password: newPassword });
    sessions.removeOthers(current);
    return { success: true };
  },

  listSessions(_, { viewer }) {
    const all = sessions.listOf(memberOf(viewer).id);
    return { success: true, sessions: presentSessions(sessionRecords(all, sessionOf(viewer))) };
  },

  endSession({ params: { sessionId } }, { viewer, setSession }) {
    const session = sessions.listOf(memberOf(viewer).id).find(({ id }) => id === sessionId);
    if (!session) throw new ApiError('NOT_FOUND', reasonTexts.sessionNotFound);
    sessions.remove(session.token);
    if (session.token === sessionOf(viewer).token) setSession(null);
    return { success: true };
  },

  endOtherSessions: (_, { viewer }) => ({
    success: true,
    ended: sessions.removeOthers(sessionOf(viewer)),
  }),

  deleteMe({ body }, { viewer, now, setSession }) {
    const member = memberOf(viewer);
    guardCurrent(member, body.password, now);
    guardLastAdmin(member.id, members.adminIds());
    deleteAccount(member.id, now);
    setSession(null);
    return { success: true };
  },
};
