import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knexConfig, openDatabase, type Database } from '.';
import { databaseTrouble } from './trouble';
import { StartError } from '../config';
import { insertSession, findSession } from '../tables/session';
import { findMember } from '../tables/member';
import { seedDemo } from '../seeds/demo';
import { cheapPasswords } from '../testing/cheap-passwords';
import { sqliteIn } from '../testing/sqlite';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-close-'));
  file = join(dir, 'test.sqlite3');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const session = {
  hash: 'hash',
  id: 'id',
  memberId: 1,
  userAgent: '',
  createdAt: 1,
  expiresAt: 10,
};

async function openAndUse(): Promise<Database> {
  const db = openDatabase(sqliteIn(dir));
  await db.migrate();
  await seedDemo(db.knex, cheapPasswords(), Date.now());
  // Concurrent first runs prepare a statement twice on the same connection.
  await Promise.all(Array.from({ length: 20 }, () => findMember(db, { id: 1 })));
  await db.transaction((tx) => insertSession(tx, session));
  return db;
}

describe('a closed database', () => {
  it('has everything in its main file, so that a copy of that file is complete', async () => {
    const db = await openAndUse();
    await db.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    copyFileSync(file, join(dir, 'copy.sqlite3'));
    const copy = openDatabase(sqliteIn(dir, 'copy.sqlite3'));
    expect(await findSession(copy, 'hash', 5)).toMatchObject({ id: 1 });
    await copy.close();
  });

  it('has all but the latest changes in its main file after it settled, while it is open', async () => {
    const db = await openAndUse();
    await db.settle();
    expect(statSync(`${file}-wal`).size).toBe(0);
    expect(statSync(file).size).toBeGreaterThan(100_000);
    await db.close();
  });
});

describe('a database that closes during work', () => {
  it('keeps work that has begun, refuses later work, and is complete in its main file', async () => {
    const db = await openAndUse();
    // Some are prepared for the first time, on every connection.
    const reads = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? findMember(db, { id: 1 }) : findSession(db, 'hash', 5),
    );
    const write = db.transaction((tx) =>
      insertSession(tx, { ...session, hash: 'last', id: 'last' }),
    );
    const closed = db.close();
    const late = [
      findMember(db, { id: 1 }),
      db.transaction(() => Promise.resolve()),
      db.isMigrated(),
    ];
    for (const { status } of await Promise.allSettled(late)) expect(status).toBe('rejected');
    await expect(findMember(db, { id: 1 })).rejects.toSatisfy(
      (error) => databaseTrouble(error) === 'busy',
    );
    await closed;
    expect(await Promise.all(reads)).toHaveLength(40);
    await write;
    expect(existsSync(`${file}-wal`)).toBe(false);
    const again = openDatabase(sqliteIn(dir));
    expect(await findSession(again, 'last', 5)).toMatchObject({ id: 1 });
    await again.close();
  });

  it('reports work that does not end', async () => {
    const db = await openAndUse();
    let end = () => {};
    const endless = db.transaction(() => new Promise<void>((resolve) => (end = resolve)));
    await expect(db.close()).rejects.toMatchObject({ name: 'CloseError', reason: 'busy' });
    end();
    await endless;
  });
});

describe('a database that another program reads', () => {
  /** Another connection in the middle of reading. */
  async function reading(): Promise<{ end: () => Promise<void> }> {
    const other = knex(knexConfig(sqliteIn(dir)));
    await other.raw('BEGIN');
    await other.raw('SELECT count(*) FROM member');
    return { end: () => other.destroy() };
  }

  it('reports that it could not settle, and settles when the reader has gone', async () => {
    const db = await openAndUse();
    await db.knex.raw('PRAGMA busy_timeout = 0');
    const other = await reading();
    await db.transaction((tx) => insertSession(tx, { ...session, hash: 'later', id: 'later' }));
    expect(await db.settle()).toBe(false);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await other.end();
    expect(await db.settle()).toBe(true);
    expect(statSync(`${file}-wal`).size).toBe(0);
    await db.close();
  });

  it('fails to close in order, and loses nothing', async () => {
    const db = await openAndUse();
    await db.knex.raw('PRAGMA busy_timeout = 0');
    const other = await reading();
    await db.transaction((tx) => insertSession(tx, { ...session, hash: 'later', id: 'later' }));
    await expect(db.close()).rejects.toThrow('Another program reads the database');
    await other.end();
    const again = openDatabase(sqliteIn(dir));
    expect(await findSession(again, 'later', 5)).toMatchObject({ id: 1 });
    await again.close();
  });
});

describe('a main file that is lost next to its -wal file', () => {
  it.each(['empty', 'missing'])('is refused when it is %s, and nothing is discarded', (kind) => {
    writeFileSync(file, '');
    if (kind === 'missing') rmSync(file);
    writeFileSync(`${file}-wal`, 'changes');
    expect(() => openDatabase(sqliteIn(dir))).toThrow(StartError);
    expect(statSync(`${file}-wal`).size).toBe(7);
    truncateSync(`${file}-wal`);
    expect(() => openDatabase(sqliteIn(dir))).not.toThrow();
  });
});
