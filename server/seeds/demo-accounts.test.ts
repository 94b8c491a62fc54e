import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database';
import { findCredential } from '../tables/credential';
import { cheapPasswords } from '../testing/cheap-passwords';
import { sqliteIn } from '../testing/sqlite';
import { seedDemo } from './demo';
import { demoAccounts } from './demo-accounts';

const emails = ['member@mulbit.test', 'admin@mulbit.test'];
const passwords = cheapPasswords();

describe('the accounts of a publicly reachable demo', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-demo-accounts-'));
  let db: Database;
  beforeAll(async () => {
    db = openDatabase(sqliteIn(dir));
    await db.migrate();
    await seedDemo(db.knex, passwords, Date.now());
  });
  afterAll(async () => {
    await db.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const hashes = () =>
    Promise.all(emails.map(async (email) => (await findCredential(db, { email }))?.passwordHash));

  it('keep both published passwords if the second cannot be renewed', async () => {
    const before = await hashes();
    let written = 0;
    const failing: Database = {
      ...db,
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            run: (statement, args) => {
              // Each account takes three statements.
              written += 1;
              if (written === 4) return Promise.reject(new Error('the disk is full'));
              return tx.run(statement, args);
            },
          }),
        ),
    };
    await expect(demoAccounts(failing, passwords, true)).rejects.toThrow('the disk is full');
    expect(await hashes()).toEqual(before);
  });

  it('get new passwords together, which are shown once', async () => {
    const given = await demoAccounts(db, passwords, true);
    expect(given.map(({ email }) => email)).toEqual(emails);
    for (const [at, hash] of (await hashes()).entries()) {
      const password = given[at]?.password ?? '';
      expect(password).toHaveLength(16);
      expect(await passwords.matches(hash ?? null, password, 'known')).toBe(true);
    }
    const again = await demoAccounts(db, passwords, true);
    expect(again.map(({ password }) => password)).toEqual([null, null]);
  });
});
