import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { StartError, type Config, type DatabaseConfig } from '../config';
import { knexConfig } from '../database';
import { openImageFiles, type ImageFiles } from '../images/files';

type SqliteConfig = Extract<DatabaseConfig, { engine: 'sqlite' }>;

/** Whether a file or folder exists. */
export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The settings of an SQLite database. @throws StartError for PostgreSQL, which has its own tools */
export function requireSqlite({ database }: Config): SqliteConfig {
  if (database.engine === 'sqlite') return database;
  throw new StartError(
    'PostgreSQL은 pg_dump와 pg_restore로 백업하고 되살립니다. 순서는 docs/backup.md에 있습니다.',
  );
}

/** Runs `work` on a database file and closes it. */
export async function withFile<T>(
  config: SqliteConfig,
  file: string,
  work: (db: Knex) => Promise<T>,
): Promise<T> {
  const db = knex(knexConfig({ ...config, file }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The folder of uploaded pictures. */
export function picturesOf({ dataDir }: Config): ImageFiles {
  return openImageFiles(join(dataDir, 'uploads'));
}

/** Waits until a file or folder is on disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
