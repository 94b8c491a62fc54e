import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database';
import { queryViews } from '../migrations/query-views';
import { seedDemo } from '../seeds/demo';
import { cheapPasswords } from '../testing/cheap-passwords';
import { never, tryHostile, unread } from '../testing/hostile-queries';
import { plantSecrets } from '../testing/secrets';
import { sqliteIn } from '../testing/sqlite';
import { sqliteEngine } from './sqlite';
import type { QueryEngine } from './tool';

let dir: string;
let db: Database;
let engine: QueryEngine;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-query-'));
  db = openDatabase(sqliteIn(dir));
  await db.migrate();
  await seedDemo(db.knex, cheapPasswords(), Date.now());
  await plantSecrets(db);
  await db.settle();
  if (db.file === null || db.driver === 'pg') throw new Error('This is no SQLite.');
  engine = sqliteEngine({ file: db.file, driver: db.driver, views: queryViews('sqlite') });
});
afterAll(async () => {
  await db.close();
  rmSync(dir, { recursive: true, force: true });
});

const hashes = () =>
  ['', '-wal'].map((end) =>
    createHash('sha256')
      .update(readFileSync(`${db.file ?? ''}${end}`))
      .digest('hex'),
  );

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';

describe('the query process on SQLite', () => {
  it('refuses what it must when it is tried out', async () => {
    expect(await engine.tryOut()).toBeNull();
  });

  it('lets no hostile text read a secret or change a byte, with no lexer before it', async () => {
    const before = hashes();
    const { tried, leaks, answered } = await tryHostile('sqlite', engine);
    expect(hashes()).toEqual(before);
    expect(tried).toBeGreaterThanOrEqual(150);
    expect(leaks).toEqual([]);
    // The tables behind the views hold no secret; the lexer lets nobody name a schema. The others
    // calculate within their limits.
    const harmless = /^SELECT \* FROM main\.(?:member|setting)$|^SELECT printf|SELECT x FROM a$/;
    expect(answered.filter((sql) => !harmless.test(sql))).toEqual([]);
  }, 240_000);

  it('ends a query when its time is over, and one whose author has gone', async () => {
    const late = await engine.run(unread(`${ENDLESS} SELECT count(*) FROM n`), never());
    expect(late).toEqual({ refusal: 'timeout' });
    const away = new AbortController();
    const cancelled = engine.run(unread(`${ENDLESS} SELECT count(*) FROM n`), away.signal);
    away.abort();
    expect(await cancelled).toEqual({ refusal: 'cancelled' });
    const before = AbortSignal.abort();
    expect(await engine.run(unread('SELECT 1'), before)).toEqual({ refusal: 'cancelled' });
  });

  it('ends a query that wants too much memory', async () => {
    const texts = [
      `${ENDLESS} SELECT group_concat(i || 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa') FROM n`,
      `${ENDLESS} SELECT json_group_array(printf('%100000d', i)) FROM n`,
    ];
    for (const sql of texts) {
      const answer = await engine.run(unread(sql), never());
      // One driver limits the length of a text, the other the memory of all.
      expect(['memory', 'failed', 'timeout']).toContain('refusal' in answer && answer.refusal);
    }
  });

  it('cuts an answer that would be too long, at a whole row', async () => {
    const sql = `${ENDLESS} SELECT printf('%100000d', i) AS wide FROM n`;
    const answer = await engine.run(unread(sql), never());
    if ('refusal' in answer) expect.fail(answer.refusal);
    expect(answer.truncated).toBe(true);
    expect(answer.rows.length).toBe(19);
  });

  it('says that a database that cannot be opened is away', async () => {
    if (db.driver === 'pg') return;
    const file = join(dir, 'nowhere.sqlite3');
    const lost = sqliteEngine({ file, driver: db.driver, views: queryViews('sqlite') });
    expect(await lost.run(unread('SELECT 1'), never())).toEqual({ refusal: 'unavailable' });
    expect(await lost.tryOut()).toMatch(/unavailable/);
  });
});
