import { ApiError, conflictError } from '@contract/errors';
import { presentSuspension } from '@contract/presenters/admin-member';
import { presentMember } from '@contract/presenters/member';
import { guardPassword } from '@contract/rules/common-passwords';
import { errorTexts, reasonTexts } from '@contract/texts';
import { formatId } from '@contract/rules/ids';
import { audit } from '../db/audit';
import { devices } from '../db/devices';
import { enrol } from '../db/enrolment';
import { members, type MemberRow } from '../db/members';
import { names } from '../db/names';
import { sessions } from '../db/sessions';
import { signIns } from '../db/sign-ins';
import type { Context } from '../http/handle';
import { ADDRESS, count, countPassword } from '../http/limits';
import { setStandIn } from '../http/viewer';
import type { Handlers } from './types';

function signIn(member: MemberRow, context: Context, known: string | null) {
  const { viewer, now, userAgent, setSession, setDevice } = context;
  if (viewer.visit) sessions.remove(viewer.visit);
  setSession(sessions.create(member.id, userAgent, now).token);
  setDevice(known, devices.remember(member.id, known, now));
  signIns.note(member.id, { kind: 'login.success', device: known ? 'known' : 'new', now });
  return { success: true as const, user: presentMember(member, member) };
}

function note(
  action: 'login.success' | 'login.failure',
  actorId: number | null,
  subject: string,
  now: number,
): void {
  audit.write({ actorId, action, subject, detail: '', createdAt: now });
}

export const auth: Handlers<'signup' | 'login' | 'logout' | 'me'> = {
  signup({ body }, context) {
    guardPassword(body.password, 'password');
    const { user_name: userName, email, password } = body;
    if (names.isTaken(userName, null)) return names.refuse(userName);
    count('signup', ADDRESS, context.now);
    count('signupByRange', ADDRESS, context.now);
    if (members.findByEmail(email)) throw conflictError('email', reasonTexts.emailTaken, null);
    return signIn(enrol({ userName, email, password, now: context.now }), context, null);
  },

  login({ body }, context) {
    const member = members.findByEmail(body.email);
    const known = member && devices.knownOf(member.id, context.devices, context.now);
    const forgive = countPassword(body.email, known, context.now);
    if (!member || member.password !== body.password) {
      const subject = member ? formatId('user', member.id) : 'unknown';
      note('login.failure', null, subject, context.now);
      const device = known ? 'known' : 'new';
      if (member) signIns.note(member.id, { kind: 'login.failure', device, now: context.now });
      throw new ApiError('BAD_CREDENTIALS', errorTexts.BAD_CREDENTIALS);
    }
    forgive();
    note('login.success', member.id, formatId('user', member.id), context.now);
    return signIn(member, context, known);
  },

  logout(_, { viewer, setSession }) {
    if (viewer.visit) sessions.remove(viewer.visit);
    setStandIn(null);
    setSession(null);
    return { success: true };
  },

  me: (_, { viewer, actor, now }) => ({
    success: true,
    user: viewer.member && presentMember(viewer.member, actor),
    suspension: presentSuspension(actor?.suspension, now),
  }),
};
