import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { LOSSES, loseParts } from '../testing/lost-parts';
import { sqliteIn } from '../testing/sqlite';
import { startSqlite } from '../testing/subject';
import { openDatabase } from '.';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-schema-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('removed parts of the migrations are named, on SQLite', async () => {
  const server = await startSqlite();
  expect(await loseParts(server)).toEqual(LOSSES);
  await server.close();
});

it('parts that a later migration removes or an operator adds are no loss', async () => {
  const db = openDatabase(sqliteIn(dir));
  await db.migrate();
  await db.knex.raw('CREATE TABLE own_notes (id integer)');
  await db.migrate();
  await db.knex.raw('DROP TABLE own_notes');
  expect(await db.missing()).toEqual([]);
  // An older database, which has no list yet.
  await db.knex.raw('DROP TABLE schema_part');
  expect(await db.missing()).toEqual(['table schema_part']);
  await db.migrate();
  expect(await db.missing()).toEqual([]);
  await db.close();
});
