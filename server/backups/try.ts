import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import knex from 'knex';
import { StartError, type DatabaseConfig } from '../config';
import { knexConfig, openDatabase } from '../database';
import { incompleteText } from '../start-trouble';
import { countTables, type TableCount } from './counts';
import type { BackupSource } from './open';
import { restoreBackup } from './restore';

/** What a trial restored. */
export interface Trial {
  pictures: number;
  /** The number of rows that each table has in this version. */
  counts: TableCount[];
}

/** Gives `work` an empty database beside the present one, and removes it afterwards. */
async function withEmpty<T>(
  database: DatabaseConfig,
  dir: string,
  work: (empty: DatabaseConfig) => Promise<T>,
): Promise<T> {
  if (database.engine === 'sqlite') {
    return work({ ...database, file: join(dir, 'mulbit.sqlite3') });
  }
  const name = `mulbit_try_${randomBytes(6).toString('hex')}`;
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const server = knex(knexConfig(database));
  try {
    await server.raw(`CREATE DATABASE ${name}`).catch((error: unknown) => {
      const isDenied = error instanceof Error && 'code' in error && error.code === '42501';
      throw isDenied
        ? new StartError('PostgreSQL 사용자에게 데이터베이스를 만들 권한(CREATEDB)이 없습니다.')
        : error;
    });
    try {
      return await work({ engine: 'postgres', url: url.href });
    } finally {
      await server.raw(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    await server.destroy();
  }
}

/**
 * Restores a backup into a temporary database and folder, compares the numbers of rows, and opens
 * it with this version. Nothing of the site changes.
 * @throws StartError when the backup could not be used
 */
export async function tryBackup(config: BackupSource, source: string): Promise<Trial> {
  await mkdir(config.dataDir, { recursive: true });
  const dataDir = await mkdtemp(join(config.dataDir, 'restore-try-'));
  try {
    return await withEmpty(config.database, dataDir, async (database) => {
      const pictures = await restoreBackup({ database, dataDir, uploads: null }, source);
      const db = openDatabase(database);
      try {
        await db.migrate();
        const missing = await db.missing();
        if (missing.length > 0) throw new StartError(incompleteText(missing));
        return { pictures, counts: await countTables(db.knex) };
      } finally {
        await db.close();
      }
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
