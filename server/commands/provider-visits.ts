import { ownIdentity } from '@contract/models/login-provider';
import {
  accountExists,
  PROVIDER_VISIT_LIFETIME,
  providerOff,
  providerReturn,
  visitEnded,
  wrongCodeOfProvider,
  type LoginProvider,
  type ProviderIdentity,
} from '@contract/rules/members/login-providers';
import type { CheckedLogin } from '../auth/sessions';
import { hashToken, newToken } from '../auth/tokens';
import { limitedAddress, limitedRange } from '../limits/client-address';
import type { ProviderClient } from '../providers/providers';
import type { Services } from '../services';
import { findCredential, findOwnCredential } from '../tables/credential';
import { findLinkedMember, noteAccountUse } from '../tables/linked-account';
import {
  insertNewcomer,
  insertVisit,
  takeVisit,
  type Newcomer,
  type ProviderVisit,
} from '../tables/provider-visit';
import { hasSecondFactor } from '../tables/second-factor';
import { linkAccount } from './linked-accounts';
import { auditFailure, detailOf, knownDevice, type Origin } from './sign-in';

/** A provider that the site offers. @throws ApiError NOT_FOUND for another */
function clientOf({ providers }: Services, provider: LoginProvider): ProviderClient {
  const client = providers[provider];
  if (!client) throw providerOff();
  return client;
}

interface Begun {
  provider: LoginProvider;
  /** The value of the session's cookie that links an account; null for a login. */
  session: string | null;
  returnTo: string | null;
  /** The site's own address. */
  origin: string;
  now: number;
}

/**
 * Begins a visit at a provider, which waits ten minutes for one answer in this browser.
 * @returns the address of the provider, and the value of the browser's cookie
 * @throws ApiError NOT_FOUND for a provider that the site does not offer
 */
export async function beginVisit(
  services: Services,
  { provider, session, returnTo, origin, now }: Begun,
): Promise<{ url: string; browser: string }> {
  const client = clientOf(services, provider);
  const [browser, state, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()];
  const visit: ProviderVisit = {
    ...{ provider, state, nonce, verifier, returnTo },
    sessionHash: session === null ? null : hashToken(session),
  };
  const row = {
    ...visit,
    browserHash: hashToken(browser),
    expiresAt: now + PROVIDER_VISIT_LIFETIME,
  };
  await services.db.transaction((tx) => insertVisit(tx, row));
  const returnUri = origin + providerReturn(provider);
  return { url: await client.addressOf({ state, nonce, verifier, returnUri }), browser };
}

/** What came back from a provider, and who brought it. */
interface Answer {
  provider: LoginProvider;
  state: string;
  code: string;
  /** The value of the browser's cookie; null without one. */
  browser: string | null;
  /** The session of the browser; null for a guest. */
  session: { token: string; memberId: number } | null;
  /** The site's own address. */
  origin: string;
  now: number;
}

/** What a visit led to. */
export type Ended = { returnTo: string | null } & (
  | { login: CheckedLogin }
  | { newcomer: Pick<Newcomer, 'email' | 'isConfirmed'> & { token: string } }
  | { linked: number }
);

/**
 * Ends the visit of a browser and asks the provider who signed in. One try ends it.
 * @throws ApiError NOT_FOUND for a visit that this browser or session did not begin
 */
async function identify(services: Services, answer: Answer) {
  const { provider, state, code, browser, session, origin, now } = answer;
  const client = clientOf(services, provider);
  const waiting = { browserHash: hashToken(browser ?? ''), now };
  const visit = await services.db.transaction((tx) => takeVisit(tx, waiting));
  if (visit?.provider !== provider || visit.state !== state) throw visitEnded();
  const { sessionHash } = visit;
  // Nobody links an account for another session, or signed out.
  if (sessionHash !== null && (!session || hashToken(session.token) !== sessionHash)) {
    throw visitEnded();
  }
  const returnUri = origin + providerReturn(provider);
  const identity = await client.identify(code, { ...visit, returnUri });
  return { visit, identity: identity && ownIdentity(identity) };
}

/** Lets somebody without an account wait for their consents. */
async function waitForConsents(
  { db }: Services,
  provider: LoginProvider,
  { subject, email, isConfirmed }: ProviderIdentity,
  now: number,
) {
  const token = newToken();
  const expiresAt = now + PROVIDER_VISIT_LIFETIME;
  const row = { provider, subject, email, isConfirmed, tokenHash: hashToken(token), expiresAt };
  await db.transaction((tx) => insertNewcomer(tx, row));
  return { token, email, isConfirmed };
}

/**
 * The member whom an identity signs in; null for somebody new. An account that the identity is not
 * linked with is linked only if both sides have confirmed its address, and no second factor guards
 * it: the mails of an address alone do not open such an account.
 * @throws ApiError CONFLICT for another account with the address
 */
async function memberOf(
  { db }: Services,
  provider: LoginProvider,
  { subject, email, isConfirmed }: ProviderIdentity,
  { address, now }: { address: string; now: number },
): Promise<number | null> {
  const linked = await findLinkedMember(db, { provider, subject });
  if (linked !== null) {
    const isNoted = await db.transaction((tx) => noteAccountUse(tx, { provider, subject, now }));
    return isNoted ? linked : null;
  }
  const credential = email === null || !isConfirmed ? null : await findCredential(db, { email });
  if (!credential) return null;
  const { memberId } = credential;
  if (!credential.isConfirmed || (await hasSecondFactor(db, { memberId }))) throw accountExists();
  await linkAccount(db, { provider, subject, isUsed: true }, { memberId, address, now });
  return memberId;
}

/**
 * Ends a visit at a provider: links the account of a session, signs its member in, or lets somebody
 * new wait for their consents.
 * @throws ApiError BAD_CREDENTIALS, CONFLICT, RATE_LIMITED, UNAVAILABLE, or NOT_FOUND if no visit
 * waits for this answer
 */
export async function endVisit(services: Services, answer: Answer, from: Origin): Promise<Ended> {
  const { db, limits } = services;
  const { provider, session, now } = answer;
  const { address } = from;
  const counted = [
    ['loginByAddress', limitedAddress(address)],
    ['loginByRange', limitedRange(address)],
  ] as const;
  for (const [name, who] of counted) await limits.count(name, who);
  const { visit, identity } = await identify(services, answer);
  const { returnTo } = visit;
  if (!identity) {
    const detail = detailOf(address, null);
    await auditFailure(services, { subject: 'unknown', detail, now });
    throw wrongCodeOfProvider();
  }
  for (const [name, who] of counted) await limits.refund(name, who);
  if (session && visit.sessionHash !== null) {
    const { memberId } = session;
    const account = { provider, subject: identity.subject, isUsed: false };
    await linkAccount(db, account, { memberId, address, now });
    return { returnTo, linked: memberId };
  }
  const memberId = await memberOf(services, provider, identity, { address, now });
  const own = memberId === null ? null : await findOwnCredential(db, { memberId });
  if (memberId === null || !own) {
    return { returnTo, newcomer: await waitForConsents(services, provider, identity, now) };
  }
  const device = await knownDevice(services, own.email, from.devices, now);
  return { returnTo, login: { memberId, passwordHash: own.passwordHash ?? '', device } };
}
