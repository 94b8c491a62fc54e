import { ApiError, fieldError } from '@contract/errors';
import { presentSessions } from '@contract/presenters/member';
import { guardPassword } from '@contract/rules/members/common-passwords';
import { formatId } from '@contract/rules/site/ids';
import {
  guardLastAdmin,
  guardNewPassword,
  isSamePassword,
  passwordMissing,
  wrongPassword,
} from '@contract/rules/members/sessions';
import { reasonTexts } from '@contract/texts';
import { deleteAccount } from '../db/account';
import { audit } from '../db/audit';
import { devices } from '../db/devices';
import { mails } from '../db/mails';
import { members } from '../db/members';
import { names } from '../db/names';
import { secondFactors } from '../db/second-factors';
import { sessions } from '../db/sessions';
import { signIns } from '../db/sign-ins';
import type { Context } from '../http/handle';
import { count, countPassword } from '../http/limits';
import { memberOf, sessionOf } from '../http/viewer';
import { sessionRecords } from '../presenters/own';
import type { SomeHandlers } from './types';

/**
 * The session has its own tries, like a known device at a login.
 * @throws ApiError BAD_CREDENTIALS or RATE_LIMITED
 */
export function guardCurrent(password: string, { viewer, now }: Context): void {
  const member = memberOf(viewer);
  if (member.password === null) throw passwordMissing();
  const refund = countPassword(member.email, sessionOf(viewer).token, now);
  if (!isSamePassword(member.password, password)) {
    signIns.note({ kind: 'password.failure', memberId: member.id, now });
    throw wrongPassword();
  }
  refund();
}

export const account = {
  async getNameProposal(_, { viewer }) {
    return { success: true, proposal: await names.proposeTo(memberOf(viewer)) };
  },

  changePassword({ body: { currentPassword, newPassword } }, context) {
    const { viewer } = context;
    const member = memberOf(viewer);
    const current = sessionOf(viewer);
    guardPassword(newPassword, 'newPassword');
    guardCurrent(currentPassword, context);
    guardNewPassword(currentPassword, newPassword);
    members.update(member.id, { password: newPassword });
    secondFactors.endLoginsOf(member.id);
    sessions.endAllOf(member.id, context.now, current.token);
    devices.removeOthers(member.id, context.devices);
    signIns.note({ kind: 'password.change', memberId: member.id, now: context.now });
    mails.endLinksOf(member.id, null);
    mails.send('passwordWasChanged', member.email);
    return { success: true };
  },

  changeEmail({ body: { password, email } }, context) {
    const { now } = context;
    const { id: memberId, email: former } = memberOf(context.viewer);
    guardCurrent(password, context);
    if (email === former) throw fieldError('email', reasonTexts.sameEmail);
    count('changeToEmail', email, now);
    mails.endLinksOf(memberId, 'email');
    if (members.findByEmail(email)) mails.send('emailTaken', email);
    else mails.sendLink('emailChange', { purpose: 'email', memberId, email, now });
    return { success: true };
  },

  listSessions(_, { viewer }) {
    const all = sessions.listOf(memberOf(viewer).id);
    return { success: true, sessions: presentSessions(sessionRecords(all, sessionOf(viewer))) };
  },

  endSession({ params: { sessionId } }, { viewer, now, setSession }) {
    const session = sessions.listOf(memberOf(viewer).id).find(({ id }) => id === sessionId);
    if (!session) throw new ApiError('NOT_FOUND', reasonTexts.sessionNotFound);
    sessions.end(session.token, now);
    if (session.token === sessionOf(viewer).token) setSession(null);
    return { success: true };
  },

  endOtherSessions(_, { viewer, now }) {
    const { memberId, token } = sessionOf(viewer);
    return { success: true, ended: sessions.endAllOf(memberId, now, token) };
  },

  deleteMe({ body }, context) {
    const { viewer, now, setSession } = context;
    const member = memberOf(viewer);
    guardCurrent(body.password, context);
    guardLastAdmin(member.id, members.adminIds());
    deleteAccount(member.id, now);
    const { id: actorId } = member;
    const subject = formatId('user', actorId);
    audit.write({ actorId, action: 'account.delete', subject, detail: '', now });
    setSession(null);
    return { success: true };
  },
} satisfies SomeHandlers;
