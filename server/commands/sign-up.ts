import { conflictError } from '@contract/errors';
import type { Consent } from '@contract/legal/consents';
import { reasonTexts } from '@contract/texts';
import type { Runner } from '../database/statement';
import type { Services } from '../services';
import { insertCompanion } from '../tables/companion';
import { insertConsents } from '../tables/consent';
import { insertCredential } from '../tables/credential';
import type { MemberRecord } from '@contract/presenters/member';
import { findMember } from '../tables/member';
import { insertMember } from '../tables/member-name';
import { insertPlant } from '../tables/plant';
import { nameTaken } from './claim-name';
import { askForConfirmation } from './confirm-signup';

interface NewAccount {
  email: string;
  userName: string;
  /** Null for an account without a password. */
  passwordHash: string | null;
}

/**
 * Creates an account with its consents, its companion and its first plant.
 * @throws ApiError CONFLICT when the name or the email is taken
 */
export async function createAccount(
  tx: Runner,
  { email, userName, passwordHash }: NewAccount,
  consents: readonly Consent[],
  now: number,
): Promise<MemberRecord> {
  const memberId = await insertMember(tx, userName, now);
  if (memberId === null) throw await nameTaken(tx, userName);
  const isFree = await insertCredential(tx, { memberId, email, passwordHash });
  if (!isFree) throw conflictError('email', reasonTexts.emailTaken, null);
  await insertConsents(tx, memberId, consents, now);
  await insertCompanion(tx, { memberId });
  await insertPlant(tx, { memberId, species: 'lotus', now });
  const made = await findMember(tx, { id: memberId });
  if (!made) throw new Error(`The new member ${memberId} is not there`);
  return made;
}

/**
 * Creates a visitor's account, and mails the link that confirms its address if the site asks for it.
 * @throws ApiError CONFLICT when the name or the email is taken, UNAVAILABLE when too many wait
 */
export async function signUp(
  { db, passwords, confirmsEmail }: Services,
  account: { email: string; password: string; user_name: string },
  consents: readonly Consent[],
  now: number,
): Promise<{ member: MemberRecord; passwordHash: string }> {
  const passwordHash = await passwords.hash(account.password, 'unknown');
  const member = await db.transaction(async (tx) => {
    const { email, user_name: userName } = account;
    const made = await createAccount(tx, { email, userName, passwordHash }, consents, now);
    if (confirmsEmail) await askForConfirmation(tx, made.id, email, now);
    return made;
  });
  return { member, passwordHash };
}
