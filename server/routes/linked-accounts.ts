import { consentsOf, dueConsents, guardConsents } from '@contract/legal/consents';
import { presentLinkedAccount } from '@contract/presenters/linked-account';
import { presentMember } from '@contract/presenters/member';
import { linkedAlready, loginProviders } from '@contract/rules/members/login-providers';
import { guardName } from '../commands/claim-name';
import { confirmOwner, signUpNewcomer, unlinkAccount } from '../commands/linked-accounts';
import { beginVisit, endVisit } from '../commands/provider-visits';
import { openSecondStep } from '../commands/second-factor';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { readProviderCookie, readSessionCookie, writeProviderCookie } from '../http/cookie';
import { publicOrigin } from '../http/public-origin';
import { limitedAddress, limitedRange } from '../limits/client-address';
import { listConsents } from '../tables/consent';
import { findWaysIn, listLinkedAccounts } from '../tables/linked-account';
import { confirmationOf } from './account';
import { factsOf, nobody, originOf, signIn, signInMember } from './auth';

/** Signing in with providers, and one's accounts there. */
export const linkedAccountRoutes = {
  listLoginProviders({ services: { providers } }) {
    const offered = loginProviders.flatMap((provider) => {
      const client = providers[provider];
      return client ? [{ provider, isSimulated: client.isSimulated }] : [];
    });
    return Promise.resolve({ success: true, providers: offered });
  },

  async startProviderLogin({ services, params: { provider }, body, ctx, now }) {
    const { returnTo = null } = body;
    const origin = publicOrigin(ctx, services);
    const begun = { provider, session: null, returnTo, origin, now };
    const { url, browser } = await beginVisit(services, begun);
    writeProviderCookie(ctx, browser);
    return { success: true, url };
  },

  async finishProviderVisit(call) {
    const { services, viewer, params, body, ctx, now } = call;
    const token = readSessionCookie(ctx) ?? '';
    const answer = {
      ...{ ...params, ...body, now },
      browser: readProviderCookie(ctx),
      session: viewer && { token, memberId: viewer.id },
      origin: publicOrigin(ctx, services),
    };
    const ended = await endVisit(services, answer, originOf(ctx));
    const { returnTo } = ended;
    const outcome = { success: true, secondFactor: null, newcomer: null, isLinked: false } as const;
    if ('linked' in ended) {
      const facts = await factsOf(services, ended.linked, now);
      return { ...outcome, ...facts, isLinked: true, returnTo };
    }
    if ('newcomer' in ended) {
      const { isConfirmed: isEmailConfirmed, ...newcomer } = ended.newcomer;
      return { ...outcome, ...nobody, newcomer: { ...newcomer, isEmailConfirmed }, returnTo };
    }
    const step = await openSecondStep(services, ended.login, now);
    if (step) return { ...outcome, ...nobody, secondFactor: step, returnTo };
    return { ...outcome, ...(await signInMember(call, ended.login)), returnTo };
  },

  async signUpWithProvider(call) {
    const { body, services, ctx, now } = call;
    guardConsents(body);
    await guardName(services.db, body.user_name);
    await services.limits.count('signup', limitedAddress(ctx.ip));
    await services.limits.count('signupByRange', limitedRange(ctx.ip));
    const made = await signUpNewcomer(services, body, consentsOf(body), now);
    const { id: memberId } = made.member;
    await signIn(call, { memberId, passwordHash: '', device: null, isNewAccount: true });
    const user = presentMember(made.member, { id: memberId, adminLevel: 0 });
    const consentsDue = dueConsents(await listConsents(services.db, { memberId }));
    return { success: true, user, consentsDue, needsEmailConfirmation: made.isUnconfirmed };
  },

  async listLinkedAccounts({ viewer, services: { db } }) {
    const { id: memberId } = requireMember(viewer);
    const ways = await findWaysIn(db, { memberId });
    const accounts = (await listLinkedAccounts(db, { memberId })).map(presentLinkedAccount);
    return { success: true, hasPassword: ways?.hasPassword === true, accounts };
  },

  async startProviderLink(call) {
    const { services, params, body, ctx, now } = call;
    const { provider } = params;
    const confirmation = confirmationOf(call);
    await confirmOwner(services, confirmation, body.password);
    const { memberId, session } = confirmation;
    const own = await listLinkedAccounts(services.db, { memberId });
    if (own.some((one) => one.provider === provider)) throw linkedAlready();
    const { returnTo = null } = body;
    const origin = publicOrigin(ctx, services);
    const begun = { provider, session, returnTo, origin, now };
    const { url, browser } = await beginVisit(services, begun);
    writeProviderCookie(ctx, browser);
    return { success: true, url };
  },

  async unlinkAccount(call) {
    const { services, params, body } = call;
    const { provider } = params;
    const { password } = body;
    await unlinkAccount(services, confirmationOf(call), { provider, password });
    return { success: true };
  },
} satisfies SomeHandlers;
