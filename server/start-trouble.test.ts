import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { BACKUP_TABLE } from './database/checks';
import { openDatabase } from './database';
import { createLog } from './lib/log';
import { start } from './start';
import { sentenceOf } from './start-trouble';
import { sqliteIn } from './testing/sqlite';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-start-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const log = createLog({ write: () => undefined });
const WAY_OUT = /주세요\. \(\w+\)$/;

/** The last sentence of a failed start in this folder. */
async function refusal(
  settings: Record<string, string> = {},
  notices: Parameters<typeof start>[2] = {},
): Promise<string | null> {
  const { SQLITE_DRIVER } = process.env;
  const config = readConfig({
    ...{ SQLITE_DRIVER, PORT: '0', SEED: 'none', DATA_DIR: dir, ADMIN_KEY: 'start-trouble' },
    DATABASE_URL: `sqlite:${join(dir, 'test.sqlite3')}`,
    ...settings,
  });
  const running = await start(config, log, notices).catch((error: unknown) => error as Error);
  if (running instanceof Error) return sentenceOf(running);
  await running.stop();
  return 'it started';
}

async function prepare(work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const db = openDatabase(sqliteIn(dir));
  await db.migrate();
  await work(db);
  await db.close();
}

describe('the start', () => {
  it('refuses a database that a newer version has changed', async () => {
    const newer = { name: '9999_later', batch: 9, migration_time: 1 };
    await prepare((db) => db.knex('knex_migrations').insert(newer));
    expect(await refusal()).toContain('더 새로운 물빛');
  });

  it('names missing parts of the database, and continues', async () => {
    await prepare((db) => db.knex.raw('DROP INDEX mail_outbox_due'));
    let missing: readonly string[] = [];
    expect(await refusal({}, { missing: (parts) => (missing = parts) })).toBe('it started');
    expect(missing).toEqual(['index mail_outbox_due']);
  });

  it('explains how to continue after interrupted migrations', async () => {
    await prepare(async (db) => {
      await db.knex.migrate.down();
      await db.knex('knex_migrations_lock').update({ is_locked: 1 });
    });
    expect(await refusal()).toContain('npm run db:unlock');
  });

  it('refuses a backup instead of a database', async () => {
    await prepare((db) => db.knex.schema.createTable(BACKUP_TABLE, (table) => table.text('file')));
    expect(await refusal()).toContain('npm run restore');
  });

  it('refuses a damaged database before it writes into it', async () => {
    await prepare(() => Promise.resolve());
    const file = openSync(join(dir, 'test.sqlite3'), 'r+');
    writeSync(file, Buffer.alloc(8_192, 0x5a), 0, 8_192, 20 * 4_096);
    closeSync(file);
    expect(await refusal()).toContain('손상');
  });

  it('refuses a file that is not a database', async () => {
    writeFileSync(join(dir, 'test.sqlite3'), 'a letter to a friend. '.repeat(500));
    expect(await refusal()).toContain('SQLite 데이터베이스가 아닙니다');
  });

  it('refuses a folder that is a file', async () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    const DATABASE_URL = `sqlite:${join(file, 'test.sqlite3')}`;
    expect(await refusal({ DATABASE_URL })).toContain('DATABASE_URL');
  });

  it('succeeds if nothing is wrong', async () => {
    expect(await refusal()).toBe('it started');
  });

  it.each([
    ...['ENOSPC', 'EACCES', 'EROFS', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_BUSY'],
    ...['SQLITE_IOERR', 'ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '42501', '53100'],
  ])('has one Korean sentence with a solution for %s', (code) => {
    const sql = 'insert into "member" values (1) - it went wrong';
    const sentence = sentenceOf(Object.assign(new Error(sql), { code })) ?? '';
    expect(sentence).toMatch(WAY_OUT);
    expect(sentence).toContain(code);
    expect(sentence).not.toContain('insert');
  });

  it("finds the code behind the error of the migrations' lock", () => {
    const hidden = new Error('update `knex_migrations_lock` - SQLITE_FULL: disk is full');
    hidden.name = 'MigrationLocked';
    expect(sentenceOf(hidden)).toContain('공간');
  });

  it('distinguishes a forbidden port from a forbidden folder', () => {
    const listening = { code: 'EACCES', syscall: 'listen' };
    expect(sentenceOf(Object.assign(new Error('no'), listening))).toContain('PORT');
    expect(sentenceOf(Object.assign(new Error('no'), { code: 'EACCES' }))).toContain('DATA_DIR');
  });

  it('has no sentence for unexpected errors', () => {
    expect(sentenceOf(new Error('a bug'))).toBeNull();
    expect(sentenceOf('a bug')).toBeNull();
  });
});
