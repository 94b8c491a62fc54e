import { conflictError, fieldError } from '@contract/errors';
import { consentsOf, dueConsents, guardConsents } from '@contract/legal/consents';
import { ownIdentity } from '@contract/models/login-provider';
import { pageAddresses } from '@contract/pages';
import { presentLinkedAccount } from '@contract/presenters/linked-account';
import {
  accountExists,
  guardFresh,
  guardLastWay,
  guardTyped,
  linkedAlready,
  linkMissing,
  loginProviders,
  visitEnded,
  wrongCodeOfProvider,
  type LoginProvider,
  type ProviderIdentity,
} from '@contract/rules/members/login-providers';
import { readSimulatedCode, simulatedAddress } from '@contract/rules/members/provider-simulation';
import { reasonTexts, validationTexts } from '@contract/texts';
import { consents } from '../db/consents';
import { devices } from '../db/devices';
import { emailConfirmation } from '../db/email-confirmation';
import { enrol } from '../db/enrolment';
import { linkedAccounts } from '../db/linked-accounts';
import { mails } from '../db/mails';
import { members } from '../db/members';
import { names } from '../db/names';
import { passkeys } from '../db/passkeys';
import { secondFactors } from '../db/second-factors';
import { signIns } from '../db/sign-ins';
import type { Context } from '../http/handle';
import { ADDRESS, count, refund } from '../http/limits';
import { memberOf, sessionOf } from '../http/viewer';
import { guardCurrent } from './account';
import { factsOf, nobody, openSecondStep, signIn, signInMember } from './auth';
import type { SomeHandlers } from './types';

/** Begins a visit at a simulated provider. */
async function begin(
  visit: Parameters<typeof linkedAccounts.begin>[0],
  { now, setProvider }: Context,
) {
  const { browser, provider, ...secrets } = linkedAccounts.begin(visit, now);
  setProvider(browser);
  const url = await simulatedAddress(pageAddresses.login, provider, secrets);
  return { success: true as const, url };
}

/** Confirms a change of the linked accounts, like the server. */
function confirmOwner(password: string | undefined, context: Context): void {
  if (memberOf(context.viewer).password === null) {
    guardFresh(sessionOf(context.viewer).createdAt, context.now);
    return;
  }
  guardTyped(password);
  guardCurrent(password, context);
}

/** The member whom an identity signs in; null for somebody new. */
function memberOfIdentity(
  provider: LoginProvider,
  { subject, email, isConfirmed }: ProviderIdentity,
  now: number,
): number | null {
  const linked = linkedAccounts.findMember(provider, subject);
  if (linked !== null) {
    linkedAccounts.noteUse(provider, subject, now);
    return linked;
  }
  const member = email === null || !isConfirmed ? null : members.findByEmail(email);
  if (!member) return null;
  const { id } = member;
  if (!emailConfirmation.isProved(id) || secondFactors.has(id)) throw accountExists();
  linkedAccounts.link(provider, subject, id, { createdAt: now, lastUsedAt: now });
  return id;
}

const counted = ['loginByAddress', 'loginByRange'] as const;

export const linkedAccountHandlers = {
  listLoginProviders: () => ({
    success: true,
    providers: loginProviders.map((provider) => ({ provider, isSimulated: true })),
  }),

  startProviderLogin: ({ params: { provider }, body: { returnTo = null } }, context) =>
    begin({ provider, session: null, returnTo }, context),

  async finishProviderVisit({ params: { provider }, body }, context) {
    const { viewer, now } = context;
    for (const limit of counted) count(limit, ADDRESS, now);
    const visit = linkedAccounts.endVisit(context.provider, now);
    const isOurs = visit.provider === provider && visit.state === body.state;
    const session = viewer.session?.token ?? null;
    if (!isOurs || (visit.session !== null && visit.session !== session)) throw visitEnded();
    const said = await readSimulatedCode(body.code, provider, visit);
    if (!said) {
      signIns.note({ kind: 'login.failure', memberId: null, device: 'new', now });
      throw wrongCodeOfProvider();
    }
    for (const limit of counted) refund(limit, ADDRESS, now);
    const identity = ownIdentity(said);
    const { returnTo } = visit;
    const outcome = { success: true, secondFactor: null, newcomer: null, isLinked: false } as const;
    if (visit.session !== null) {
      const member = memberOf(viewer);
      const dates = { createdAt: now, lastUsedAt: null };
      linkedAccounts.link(provider, identity.subject, member.id, dates);
      return { ...outcome, ...factsOf(member, now), isLinked: true, returnTo };
    }
    const memberId = memberOfIdentity(provider, identity, now);
    const member = memberId === null ? null : members.find(memberId);
    if (!member) {
      const { email, isConfirmed: isEmailConfirmed } = identity;
      const token = linkedAccounts.wait({ ...identity, provider }, now);
      return { ...outcome, ...nobody, newcomer: { token, email, isEmailConfirmed }, returnTo };
    }
    const known = devices.knownOf(member.id, context.devices, now);
    const secondFactor = openSecondStep(member.id, known, now);
    if (secondFactor) return { ...outcome, ...nobody, secondFactor, returnTo };
    return { ...outcome, ...signInMember(member, context, known), returnTo };
  },

  signUpWithProvider({ body }, context) {
    const { now } = context;
    guardConsents(body);
    const { user_name: userName, token } = body;
    if (names.isTaken(userName, null)) return names.refuse(userName);
    count('signup', ADDRESS, now);
    count('signupByRange', ADDRESS, now);
    const { provider, subject, isConfirmed, email: told } = linkedAccounts.newcomerOf(token, now);
    const email = isConfirmed ? told : body.email;
    if (!email) throw fieldError('email', validationTexts.email);
    if (members.findByEmail(email)) throw conflictError('email', reasonTexts.emailTaken, null);
    linkedAccounts.guardFree(provider, subject, 0);
    linkedAccounts.endNewcomer(token);
    const member = enrol({ userName, email, password: null, now }, consentsOf(body));
    linkedAccounts.insert(provider, subject, member.id, { createdAt: now, lastUsedAt: now });
    const needsEmailConfirmation = emailConfirmation.isRequired() && !isConfirmed;
    if (isConfirmed) emailConfirmation.confirm(member.id);
    if (needsEmailConfirmation) {
      emailConfirmation.ask(member.id);
      mails.sendLink('signupConfirm', { purpose: 'signup', memberId: member.id, email, now });
    }
    const consentsDue = dueConsents(consents.listOf(member.id));
    return { ...signIn(member, context, null), consentsDue, needsEmailConfirmation };
  },

  listLinkedAccounts(_, { viewer }) {
    const { id, password } = memberOf(viewer);
    const accounts = linkedAccounts.listOf(id).map(presentLinkedAccount);
    return { success: true, hasPassword: password !== null, accounts };
  },

  startProviderLink({ params: { provider }, body: { password, returnTo = null } }, context) {
    confirmOwner(password, context);
    const { memberId, token: session } = sessionOf(context.viewer);
    const own = linkedAccounts.listOf(memberId);
    if (own.some((one) => one.provider === provider)) throw linkedAlready();
    return begin({ provider, session, returnTo }, context);
  },

  unlinkAccount({ params: { provider }, body: { password } }, context) {
    confirmOwner(password, context);
    const { id: memberId, password: own } = memberOf(context.viewer);
    const accounts = linkedAccounts.listOf(memberId);
    if (!accounts.some((one) => one.provider === provider)) throw linkMissing();
    const hasPasskey = passkeys.countOf(memberId) > 0;
    guardLastWay({ hasPassword: own !== null, hasPasskey, links: accounts.length });
    linkedAccounts.remove(memberId, provider);
    signIns.note({ kind: 'provider.remove', memberId, now: context.now });
    return { success: true };
  },
} satisfies SomeHandlers;
