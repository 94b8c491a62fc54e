import { wrongPassword } from '@contract/rules/sessions';
import { limitedAddress } from '../limits/client-address';
import type { Services } from '../services';
import { findOwnCredential } from '../tables/credential';

/**
 * Proves by the password that the member asks; wrong ones count as at login, so that guessing here
 * is not easier.
 * @param address the client's address
 * @returns the hash of the password
 * @throws ApiError BAD_CREDENTIALS or RATE_LIMITED
 */
export async function checkCurrentPassword(
  { db, limits, passwords }: Services,
  address: string,
  memberId: number,
  password: string,
): Promise<string> {
  const credential = await findOwnCredential(db, memberId);
  const email = credential?.email ?? '';
  await limits.count('loginByAddress', limitedAddress(address));
  await limits.count('loginByAccount', email);
  const passwordHash = credential?.passwordHash ?? null;
  const isRight = await passwords.matches(passwordHash, password);
  if (passwordHash === null || !isRight) {
    throw wrongPassword();
  }
  await limits.forgive('loginByAccount', email);
  return passwordHash;
}
