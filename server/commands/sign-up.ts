import { ApiError } from '@contract/errors';
import { reasonTexts } from '@contract/texts';
import type { Services } from '../services';
import { insertCompanion } from '../tables/companion';
import { insertCredential } from '../tables/credential';
import { findMember, insertMember, type MemberRow } from '../tables/member';
import { insertPlant } from '../tables/plant';

/**
 * Makes an account, with its companion and first plant.
 * @throws ApiError CONFLICT when the email is taken
 */
export async function signUp(
  { db, passwords }: Services,
  account: { email: string; password: string; user_name: string },
  now: number,
): Promise<MemberRow> {
  const passwordHash = await passwords.hash(account.password);
  return db.transaction(async (tx) => {
    const memberId = await insertMember(tx, account.user_name, now);
    const { email } = account;
    const isFree = await insertCredential(tx, { memberId, email, passwordHash });
    if (!isFree) throw new ApiError('CONFLICT', reasonTexts.emailTaken);
    await insertCompanion(tx, memberId);
    await insertPlant(tx, memberId, 'lotus', now);
    const member = await findMember(tx, memberId);
    if (!member) throw new Error(`The new member ${memberId} is not there`);
    return member;
  });
}
