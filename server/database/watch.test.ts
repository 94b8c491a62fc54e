import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../lib/log';
import { sqliteIn } from '../testing/sqlite';
import { openDatabase, type Database } from '.';
import { statement } from './statement';
import { slowStatements } from './watch';

const echo = statement.value<{ word: string }, string>((knex, { word }) =>
  knex.raw(`SELECT ?\n  AS word`, [word]),
);
const broken = statement.run<object>((knex) => knex.raw('SELECT * FROM nothing_there'));

let dir: string;
let db: Database;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-watch-'));
  db = openDatabase(sqliteIn(dir));
});
afterEach(async () => {
  await db.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('the watch over a database', () => {
  it('times statements, also failing ones and those of a transaction', async () => {
    const seen: string[] = [];
    let waits = 0;
    await echo(db, { word: 'before' });
    db.watch({
      ran: (sql, ms) => void seen.push(ms >= 0 ? sql : 'no time'),
      waited: (ms) => void (waits += ms >= 0 ? 1 : 0),
    });
    expect(await echo(db, { word: 'one' })).toBe('one');
    await expect(broken(db)).rejects.toThrow('nothing_there');
    await db.transaction((tx) => echo(tx, { word: 'two' }));
    expect(seen.map((sql) => sql.slice(0, 8))).toEqual([
      ...['SELECT ?', 'SELECT *', 'SELECT ?', 'COMMIT'],
    ]);
    expect(waits).toBe(1);
  });

  it('logs the beginning of a slow statement without its values', async () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => lines.push(line) });
    const { ran } = slowStatements(log, 500);
    db.watch({ ran: (sql) => ran?.(sql, 731.4) });
    await echo(db, { word: 'secret-word' });
    ran?.('SELECT 1', 499);
    ran?.('select "author_id" as "authorId" from "post" where "id" = $1', 900);
    ran?.('select `id` as `postId` from `post`', 900);
    ran?.(`SELECT ${'x'.repeat(400)}`, 500);
    const [first, list, ofSqlite, second, ...rest] = lines.map(
      (line) => JSON.parse(line) as { sql: string },
    );
    expect(first).toMatchObject({ level: 40, ms: 731, sql: 'SELECT ? AS word' });
    expect(list?.sql).toBe('select author_id from post where id = $1');
    expect(ofSqlite?.sql).toBe('select id from post');
    expect(second?.sql).toHaveLength(200);
    expect(rest).toEqual([]);
    expect(lines.join('')).not.toContain('secret-word');
  });
});
