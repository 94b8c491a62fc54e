import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database';
import { queryViews } from '../migrations/query-views';
import type { SqliteSource } from '../sql/sqlite';
import { plantSecrets } from './secrets';
import { seededSqlite } from './seeded-sqlite';
import { sqliteIn } from './sqlite';

/** A file for the query tool on SQLite. */
export interface QueryFile {
  source: SqliteSource;
  /** Digests of all the files of the database. */
  hashes: () => string[];
  remove: () => Promise<void>;
}

/** Makes a database with the demo, and with secrets that the query tool must not read. */
export async function makeQueryFile(): Promise<QueryFile> {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-query-'));
  writeFileSync(join(dir, 'test.sqlite3'), await seededSqlite());
  const db = openDatabase(sqliteIn(dir));
  await plantSecrets(db);
  await db.settle();
  const { file, driver } = db;
  if (file === null || driver === 'pg') throw new Error('This is no SQLite.');
  const digest = (end: string) =>
    createHash('sha256')
      .update(readFileSync(file + end))
      .digest('hex');
  return {
    source: { file, driver, views: (schema) => queryViews('sqlite', schema) },
    hashes: () => ['', '-wal'].map(digest),
    remove: async () => {
      await db.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
