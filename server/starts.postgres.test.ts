import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from './database';
import { lockStart } from './database/start-lock';
import { createEmpty } from './testing/postgres';
import { ended, killProcesses, spawnServer, startProcess } from './testing/process';

let empty: Awaited<ReturnType<typeof createEmpty>>;
let db: Database;
let dir: string;
beforeEach(async () => {
  empty = await createEmpty(inject('postgresUrl'));
  db = openDatabase({ engine: 'postgres', url: empty.url });
  dir = mkdtempSync(join(tmpdir(), 'mulbit-starts-'));
});
afterEach(async () => {
  killProcesses();
  await db.close();
  await empty.drop();
  rmSync(dir, { recursive: true, force: true });
});

const isTrue = async (sql: string) =>
  (await db.knex.raw<{ rows: { yes: boolean }[] }>(`SELECT ${sql} AS yes`)).rows[0]?.yes ?? false;

it('a start waits while another process has the lock, and blocks no connection meanwhile', async () => {
  const unlock = await lockStart({ engine: 'postgres', url: empty.url }, () => undefined);
  let said = '';
  const child = spawnServer({ DATABASE_URL: empty.url, DATA_DIR: dir, SEED: 'none' });
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said).toContain('this one waits for it');
  expect(await isTrue(`to_regclass('member') IS NULL`)).toBe(true);
  expect(
    await isTrue(`NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory')`),
  ).toBe(true);
  expect(child.exitCode).toBeNull();
  await unlock();
  await expect.poll(() => said).toMatch(/http:\/\/\S+/);
});

it('a first start that is killed leaves nothing in the way of the next', async () => {
  const settings = { DATABASE_URL: empty.url, DATA_DIR: dir, SEED: 'demo' };
  // While it has the lock, and while it has begun to migrate.
  for (const moment of [
    `EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted)`,
    `to_regclass('knex_migrations_lock') IS NOT NULL`,
  ]) {
    const child = spawnServer(settings);
    await expect.poll(() => isTrue(moment), { interval: 1 }).toBe(true);
    child.kill('SIGKILL');
    await ended(child);
  }
  const { url } = await startProcess(settings);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await db.knex('knex_migrations_lock').select('is_locked')).toEqual([{ is_locked: 0 }]);
});

it('migrations may take longer than requests', async () => {
  const found: unknown[] = [];
  const up = async (tx: Database['knex']) => {
    const { rows } = await tx.raw<{ rows: unknown[] }>('SHOW statement_timeout');
    found.push(...rows);
  };
  const one = { up, down: () => Promise.resolve() };
  await db.knex.migrate.latest({
    tableName: 'probe_migrations',
    migrationSource: {
      getMigrations: () => Promise.resolve(['one']),
      getMigrationName: String,
      getMigration: () => Promise.resolve(one),
    },
  });
  expect(found).toEqual([{ statement_timeout: '0' }]);
});
