import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './database';
import { serverCommand } from './testing/process';
import { sqliteIn } from './testing/sqlite';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-migrate-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function migrate(...words: string[]) {
  const { SQLITE_DRIVER, PATH } = process.env;
  const DATABASE_URL = `sqlite:${join(dir, 'test.sqlite3')}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [serverCommand('migrate'), ...words],
    { env: { SQLITE_DRIVER, PATH, DATABASE_URL, DATA_DIR: dir }, encoding: 'utf8' },
  );
  return { status, said: stdout, complained: stderr };
}

it('the command brings a database up to date without a start', async () => {
  const said = '데이터베이스가 이 버전에 맞습니다.\n';
  expect(migrate()).toEqual({ status: 0, said, complained: '' });
  const db = openDatabase(sqliteIn(dir));
  expect(await db.isMigrated()).toBe(true);
  await db.knex.migrate.down();
  await db.close();
  expect(migrate().said).toMatch(/\(1단계\): \w+\n데이터베이스가 이 버전에 맞습니다\.\n$/);
  const wrong = migrate('now');
  expect([wrong.status, wrong.complained]).toEqual([1, expect.stringContaining('덧붙이는')]);
});
