import { ApiError, conflictError } from '@contract/errors';
import { consentsOf, dueConsents, guardConsents } from '@contract/legal/consents';
import { EmailSchema } from '@contract/models/member';
import { presentSuspension } from '@contract/presenters/admin-member';
import { isoDate } from '@contract/presenters/iso-date';
import { presentMember } from '@contract/presenters/member';
import { guardPassword } from '@contract/rules/members/common-passwords';
import { requestOptions, wrongPasskey } from '@contract/rules/members/passkeys';
import { stepEnded } from '@contract/rules/members/second-factor';
import { isSamePassword } from '@contract/rules/members/sessions';
import { maskedEmail } from '@contract/rules/members/sign-ins';
import { errorTexts, reasonTexts } from '@contract/texts';
import { check } from '@contract/validate';
import { consents } from '../db/consents';
import { devices } from '../db/devices';
import { emailConfirmation } from '../db/email-confirmation';
import { enrol } from '../db/enrolment';
import { mails } from '../db/mails';
import { members, type MemberRow } from '../db/members';
import { names } from '../db/names';
import { passkeys } from '../db/passkeys';
import { secondFactors } from '../db/second-factors';
import { sessions } from '../db/sessions';
import { signIns } from '../db/sign-ins';
import { suspensions } from '../db/suspensions';
import type { Context } from '../http/handle';
import { ADDRESS, count, countPassword, refund } from '../http/limits';
import { isMissingFactor, memberOf, setStandIn } from '../http/viewer';
import { checkFactor } from './second-factor';
import type { SomeHandlers } from './types';

/** Starts a new session for a member. */
export function signIn(member: MemberRow, context: Context, known: string | null) {
  const { viewer, now, userAgent, setSession, setDevice } = context;
  if (viewer.visit) sessions.end(viewer.visit, now);
  setSession(sessions.create(member.id, userAgent, now).token);
  setDevice(known, devices.remember(member.id, known, now));
  const device = known ? 'known' : 'new';
  signIns.note({ kind: 'login.success', memberId: member.id, device, now });
  return { success: true as const, user: presentMember(member, member) };
}

/** The facts about a session without a member. */
export const nobody = {
  user: null,
  suspension: null,
  consentsDue: [],
  needsEmailConfirmation: false,
  needsSecondFactor: false,
};

/** What the page needs to know about a signed-in member. */
export const factsOf = (member: MemberRow, now: number) => ({
  user: presentMember(member, member),
  suspension: presentSuspension(suspensions.find(member.id), now),
  consentsDue: dueConsents(consents.listOf(member.id)),
  needsEmailConfirmation: emailConfirmation.isMissing(member.id),
  needsSecondFactor: isMissingFactor(member),
});

/** Signs a member in, and answers what the page needs to know. */
export function signInMember(member: MemberRow, context: Context, known: string | null) {
  if (known === null && !emailConfirmation.isMissing(member.id)) {
    mails.send('newDevice', member.email);
  }
  return { ...signIn(member, context, known), ...factsOf(member, context.now) };
}

/** Lets a login wait for a second factor; null if it needs none. */
export function openSecondStep(memberId: number, known: string | null, now: number) {
  if (!secondFactors.has(memberId)) return null;
  const { token, expiresAt } = secondFactors.openLogin(memberId, known, now);
  const { hasTotp, hasPasskey } = secondFactors.factorsOf(memberId);
  return { token, expiresAt: isoDate(expiresAt), hasTotp, hasPasskey };
}

/** Records a refused login. */
function noteFailure(
  { email, memberId }: { email: string; memberId: number | null },
  device: 'known' | 'new',
  now: number,
): void {
  const isMasked = memberId === null && check(EmailSchema, email).ok;
  const failure = { memberId, device, ...(isMasked && { email: maskedEmail(email) }) };
  signIns.note({ kind: 'login.failure', ...failure, now });
}

export const auth = {
  signup({ body }, context) {
    guardPassword(body.password, 'password');
    guardConsents(body);
    const { user_name: userName, email, password } = body;
    if (names.isTaken(userName, null)) return names.refuse(userName);
    count('signup', ADDRESS, context.now);
    count('signupByRange', ADDRESS, context.now);
    if (members.findByEmail(email)) throw conflictError('email', reasonTexts.emailTaken, null);
    const account = { userName, email, password, now: context.now };
    const member = enrol(account, consentsOf(body));
    const needsEmailConfirmation = emailConfirmation.isRequired();
    if (needsEmailConfirmation) {
      emailConfirmation.ask(member.id);
      const link = { purpose: 'signup', memberId: member.id, email, now: context.now } as const;
      mails.sendLink('signupConfirm', link);
    }
    const consentsDue = dueConsents(consents.listOf(member.id));
    return { ...signIn(member, context, null), consentsDue, needsEmailConfirmation };
  },

  login({ body }, context) {
    const member = members.findByEmail(body.email);
    const known = member && devices.knownOf(member.id, context.devices, context.now);
    const refundAll = countPassword(body.email, known, context.now);
    if (!member || !isSamePassword(member.password, body.password)) {
      const typed = { email: body.email, memberId: member?.id ?? null };
      noteFailure(typed, known ? 'known' : 'new', context.now);
      throw new ApiError('BAD_CREDENTIALS', errorTexts.BAD_CREDENTIALS);
    }
    refundAll();
    const secondFactor = openSecondStep(member.id, known, context.now);
    if (secondFactor) return { success: true, ...nobody, secondFactor };
    return { ...signInMember(member, context, known), secondFactor: null };
  },

  async loginSecondFactor({ body: { token, ...given } }, context) {
    const { origin, now } = context;
    const login = secondFactors.findLogin(token, now);
    const member = login && members.find(login.memberId);
    if (!login || !member) throw stepEnded();
    await checkFactor(member.id, given, { purpose: 'step', owner: token, origin, now });
    // Another request was faster.
    if (!secondFactors.endLogin(token)) throw stepEnded();
    return signInMember(member, context, login.device);
  },

  startPasskeyStep({ body: { token } }, { origin, now }) {
    const login = secondFactors.findLogin(token, now);
    const asker = { purpose: 'step', owner: token, origin, now } as const;
    const options = login && passkeys.askOf(login.memberId, asker);
    if (!options) throw stepEnded();
    return { success: true, options };
  },

  startPasskeyLogin(_, { origin, now }) {
    const token = crypto.randomUUID();
    const challenge = passkeys.newChallenge({ purpose: 'login', owner: token, origin, now });
    return { success: true, token, options: requestOptions(challenge, origin, []) };
  },

  async logInWithPasskey({ body: { token, passkey } }, context) {
    const { origin, now } = context;
    for (const limit of ['loginByAddress', 'loginByRange'] as const) count(limit, ADDRESS, now);
    const asker = { purpose: 'login', owner: token, origin, now } as const;
    const memberId = await passkeys.use(asker, passkey, null);
    const member = memberId === null ? null : members.find(memberId);
    if (!member) {
      const named = passkeys.findByCredential(passkey.id)?.memberId ?? null;
      noteFailure({ email: '', memberId: named }, 'new', now);
      throw wrongPasskey();
    }
    for (const limit of ['loginByAddress', 'loginByRange'] as const) refund(limit, ADDRESS, now);
    return signInMember(member, context, devices.knownOf(member.id, context.devices, now));
  },

  logout(_, { viewer, now, setSession }) {
    if (viewer.visit) sessions.end(viewer.visit, now);
    setStandIn(null);
    setSession(null);
    return { success: true };
  },

  me: (_, { viewer, actor, now }) => ({
    success: true,
    user: viewer.member && presentMember(viewer.member, actor),
    suspension: presentSuspension(actor?.suspension, now),
    consentsDue: viewer.member ? dueConsents(consents.listOf(viewer.member.id)) : [],
    needsEmailConfirmation: actor?.isUnconfirmed === true,
    needsSecondFactor: actor?.isMissingFactor === true,
  }),

  giveConsents({ body }, { viewer, now }) {
    const { id } = memberOf(viewer);
    guardConsents(body);
    consents.give(id, now, consentsOf(body));
    return { success: true, consentsDue: dueConsents(consents.listOf(id)) };
  },
} satisfies SomeHandlers;
