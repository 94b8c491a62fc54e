import { fixtures } from '@contract/fixtures';
import { ADMIN_LEVEL } from '@contract/rules/members';
import type { Passwords } from '../auth/passwords';
import { newToken } from '../auth/tokens';
import type { Database } from '../database';
import { findCredential, replacePassword } from '../tables/credential';
import { forgetOtherDevices } from '../tables/device';
import { deleteOtherSessions } from '../tables/session';

/** An account of the demo as the start names it. */
export interface DemoAccount {
  email: string;
  isAdmin: boolean;
  /** The published password, or a new one; null where it is neither, so that nobody can tell. */
  password: string | null;
}

// 96 random bits.
const PASSWORD_LENGTH = 16;

/** Takes a published password out of use; gives the new one, or null when another process did. */
async function renew(
  db: Database,
  passwords: Passwords,
  { memberId, from }: { memberId: number; from: string },
): Promise<string | null> {
  const password = newToken().slice(0, PASSWORD_LENGTH);
  const to = await passwords.hash(password, 'known');
  return db.transaction(async (tx) => {
    if (!(await replacePassword(tx, { memberId, from, to }))) return null;
    await deleteOtherSessions(tx, memberId, '');
    await forgetOtherDevices(tx, memberId, []);
    return password;
  });
}

/**
 * The demo's accounts that this database has. Their passwords are published, one of them an
 * admin's, so a site that others can reach gets random ones at its first start, and also when it
 * was only reached from this machine before.
 * @param isPublic whether others can reach the site
 */
export async function demoAccounts(
  db: Database,
  passwords: Passwords,
  isPublic: boolean,
): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  for (const { email, password, adminLevel } of fixtures.members) {
    const credential = password === null ? null : await findCredential(db, email);
    if (password === null || !credential?.passwordHash) continue;
    const { memberId, passwordHash: from } = credential;
    const account = { email, isAdmin: adminLevel >= ADMIN_LEVEL };
    if (!(await passwords.matches(from, password, 'known')))
      accounts.push({ ...account, password: null });
    else if (!isPublic) accounts.push({ ...account, password });
    else accounts.push({ ...account, password: await renew(db, passwords, { memberId, from }) });
  }
  return accounts;
}
