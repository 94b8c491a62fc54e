import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database';
import { seedDemo } from '../seeds/demo';
import { cheapPasswords } from './cheap-passwords';
import { sqliteIn } from './sqlite';

async function make(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-seeded-'));
  try {
    const db = openDatabase(sqliteIn(dir));
    await db.migrate();
    await seedDemo(db.knex, cheapPasswords(), Date.now());
    await db.close();
    return readFileSync(join(dir, 'test.sqlite3'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

let seeded: Promise<Buffer> | null = null;

/** The file of a migrated database with the demo. It is made once: dozens of servers start from it. */
export function seededSqlite(): Promise<Buffer> {
  seeded ??= make();
  return seeded;
}
