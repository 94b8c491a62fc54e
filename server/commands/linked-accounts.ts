import { fieldError } from '@contract/errors';
import type { Consent } from '@contract/legal/consents';
import {
  accountTaken,
  guardFresh,
  guardLastWay,
  guardTyped,
  linkedAlready,
  linkMissing,
  visitEnded,
  type LoginProvider,
} from '@contract/rules/members/login-providers';
import type { MemberRecord } from '@contract/presenters/member';
import { validationTexts } from '@contract/texts';
import { hashToken } from '../auth/tokens';
import type { Database } from '../database';
import type { Services } from '../services';
import { findOwnCredential, lockCredential } from '../tables/credential';
import {
  deleteLinkedAccount,
  findLinkedMember,
  findWaysIn,
  insertLinkedAccount,
} from '../tables/linked-account';
import { insertMail } from '../tables/mail-outbox';
import { endNewcomer, findNewcomer } from '../tables/provider-visit';
import { markConfirmed } from '../tables/unconfirmed-email';
import { noteFactor, type Acting } from './check-factor';
import { checkCurrentPassword, type Confirmation } from './check-password';
import { askForConfirmation } from './confirm-signup';
import { createAccount } from './sign-up';

/**
 * Links a provider's account with a member, and tells the member by mail.
 * @throws ApiError CONFLICT if it signs another member in, or the member has another of the provider
 */
export async function linkAccount(
  db: Database,
  { provider, subject, isUsed }: { provider: LoginProvider; subject: string; isUsed: boolean },
  acting: Acting,
): Promise<void> {
  const { memberId, now } = acting;
  await db.transaction(async (tx) => {
    await lockCredential(tx, { memberId });
    const dates = { createdAt: now, lastUsedAt: isUsed ? now : null };
    if (!(await insertLinkedAccount(tx, { provider, subject, memberId, ...dates }))) {
      const other = await findLinkedMember(tx, { provider, subject });
      throw other === null || other === memberId ? linkedAlready() : accountTaken();
    }
    await noteFactor(tx, 'provider.add', acting);
    const recipient = (await findOwnCredential(tx, { memberId }))?.email ?? '';
    await insertMail(tx, { kind: 'accountWasLinked', recipient, memberId, now });
  });
}

/**
 * Confirms a change of the linked accounts: by the password, or without one by a session that has
 * just begun.
 * @throws ApiError VALIDATION, BAD_CREDENTIALS, RATE_LIMITED or UNAVAILABLE
 */
export async function confirmOwner(
  services: Services,
  confirmation: Confirmation,
  password: string | undefined,
): Promise<void> {
  const { memberId, session, now } = confirmation;
  const ways = await findWaysIn(services.db, { memberId });
  if (ways?.hasPassword) {
    guardTyped(password);
    await checkCurrentPassword(services, confirmation, password);
    return;
  }
  const own = await services.sessions.list(memberId, session);
  guardFresh(own.find(({ isCurrent }) => isCurrent)?.createdAt ?? 0, now);
}

/**
 * Unlinks a member's account of a provider.
 * @throws ApiError as `confirmOwner`, NOT_FOUND without it, or CONFLICT for the last way to sign in
 */
export async function unlinkAccount(
  services: Services,
  confirmation: Confirmation,
  { provider, password }: { provider: LoginProvider; password: string | undefined },
): Promise<void> {
  const { memberId } = confirmation;
  await confirmOwner(services, confirmation, password);
  await services.db.transaction(async (tx) => {
    // Of two that unlink at once, the second sees what the first left.
    await lockCredential(tx, { memberId });
    const ways = await findWaysIn(tx, { memberId });
    if (!(await deleteLinkedAccount(tx, { memberId, provider }))) throw linkMissing();
    if (ways) guardLastWay(ways);
    await noteFactor(tx, 'provider.remove', confirmation);
  });
}

/**
 * Creates the account of a newcomer from a provider, with its consents. It has no password; an
 * address that the provider confirmed needs no other confirmation.
 * @throws ApiError VALIDATION without an address, NOT_FOUND if the newcomer does not wait any more,
 * CONFLICT when the name, the address or the provider's account is taken
 */
export async function signUpNewcomer(
  { db, confirmsEmail }: Services,
  given: { token: string; user_name: string; email?: string | undefined },
  consents: readonly Consent[],
  now: number,
): Promise<{ member: MemberRecord; isUnconfirmed: boolean }> {
  const tokenHash = hashToken(given.token);
  const newcomer = await findNewcomer(db, { tokenHash, now });
  if (!newcomer) throw visitEnded();
  const { provider, subject, isConfirmed } = newcomer;
  const email = isConfirmed ? newcomer.email : given.email;
  if (!email) throw fieldError('email', validationTexts.email);
  const isUnconfirmed = confirmsEmail && !isConfirmed;
  const member = await db.transaction(async (tx) => {
    const account = { email, userName: given.user_name, passwordHash: null };
    const made = await createAccount(tx, account, consents, now);
    const memberId = made.id;
    // Another request with the same token, or another browser, was faster.
    if (!(await endNewcomer(tx, { tokenHash }))) throw visitEnded();
    const dates = { createdAt: now, lastUsedAt: now };
    if (!(await insertLinkedAccount(tx, { provider, subject, memberId, ...dates }))) {
      throw accountTaken();
    }
    if (isConfirmed) await markConfirmed(tx, { memberId });
    else if (isUnconfirmed) await askForConfirmation(tx, memberId, email, now);
    return made;
  });
  return { member, isUnconfirmed };
}
