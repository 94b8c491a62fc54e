import { fixtures } from '@contract/fixtures';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import type { Passwords } from '../auth/passwords';
import { newToken } from '../auth/tokens';
import type { Database } from '../database';
import { findCredential, replacePassword } from '../tables/credential';
import { forgetOtherDevices } from '../tables/device';
import { endOtherSessions } from '../tables/session';

/** An account of the demo that the start prints. */
export interface DemoAccount {
  email: string;
  isAdmin: boolean;
  /** The published password, or a new one; null if it is neither, and so unknown. */
  password: string | null;
}

// 96 random bits.
const PASSWORD_LENGTH = 16;

/** A published password and its replacement. */
interface Renewal {
  memberId: number;
  /** Hashes. */
  from: string;
  to: string;
}

/**
 * Replaces published passwords, all or nothing: otherwise a start that fails in between would lose
 * a new one that nobody has seen.
 * @returns the members whose password another process did not renew first
 */
function renew(db: Database, renewals: readonly Renewal[], now: number): Promise<Set<number>> {
  return db.transaction(async (tx) => {
    const renewed = new Set<number>();
    for (const { memberId, from, to } of renewals) {
      if (!(await replacePassword(tx, { memberId, from, to }))) continue;
      await endOtherSessions(tx, { memberId, kept: '', now });
      await forgetOtherDevices(tx, memberId, []);
      renewed.add(memberId);
    }
    return renewed;
  });
}

/**
 * The demo's accounts in this database. Their passwords are published, one of them an admin's, so a
 * publicly reachable site gets random ones at its first start, and also if only this machine could
 * reach it before.
 * @param isPublic whether others can reach the site
 */
export async function demoAccounts(
  db: Database,
  passwords: Passwords,
  isPublic: boolean,
): Promise<DemoAccount[]> {
  const accounts: (DemoAccount & { memberId: number })[] = [];
  const renewals: Renewal[] = [];
  for (const { email, password: published, adminLevel } of fixtures.members) {
    const credential = published === null ? null : await findCredential(db, { email });
    if (published === null || !credential?.passwordHash) continue;
    const { memberId, passwordHash: from } = credential;
    const account = { memberId, email, isAdmin: adminLevel >= ADMIN_LEVEL };
    const isPublished = await passwords.matches(from, published, 'known');
    if (!isPublished || !isPublic) {
      accounts.push({ ...account, password: isPublished ? published : null });
      continue;
    }
    const password = newToken().slice(0, PASSWORD_LENGTH);
    renewals.push({ memberId, from, to: await passwords.hash(password, 'known') });
    accounts.push({ ...account, password });
  }
  const renewed = renewals.length > 0 ? await renew(db, renewals, Date.now()) : new Set<number>();
  const isOurs = (memberId: number) =>
    renewed.has(memberId) || renewals.every((one) => one.memberId !== memberId);
  return accounts.map(({ memberId, password, ...account }) => ({
    ...account,
    password: isOurs(memberId) ? password : null,
  }));
}
