import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import type { Config, DatabaseConfig } from '../config';
import { knexConfig } from '../database';
import { openImageFiles, type ImageFiles } from '../images/files';

/** The settings of a site that say what a backup holds. */
export type BackupSource = Pick<Config, 'database' | 'dataDir' | 'uploads'>;

type SqliteConfig = Extract<DatabaseConfig, { engine: 'sqlite' }>;

/** Whether a file or folder exists. */
export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Whether an SQLite database exists, or the changes of one. */
export const hasDatabase = ({ file }: SqliteConfig): boolean =>
  exists(file) || exists(`${file}-wal`);

/** The settings for an SQLite file beside the database: every backup is one. */
export function fileOf({ database }: BackupSource, file: string): SqliteConfig {
  return database.engine === 'sqlite' ? { ...database, file } : { engine: 'sqlite', file };
}

/** Runs `work` on a database file and closes it. */
export async function withFile<T>(
  config: SqliteConfig,
  work: (db: Knex) => Promise<T>,
): Promise<T> {
  const db = knex(knexConfig(config));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The uploaded pictures of a site. */
export function picturesOf({ dataDir, uploads }: BackupSource): ImageFiles {
  return openImageFiles(join(dataDir, 'uploads'), uploads);
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
