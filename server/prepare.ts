import { backUpNow } from './backups/before-upgrade';
import type { Config } from './config';
import type { Database } from './database';
import { findPooler, NO_DIRECT_URL, UNLIMITED } from './database/pooler';
import { lockStart } from './database/start-lock';
import type { Log } from './lib/log';

/** What the operator learns at once, because the rest may fail. */
export interface PrepareNotices {
  /** The migrations that an older database gets now, and the backup made before, if one is. */
  upgrade?: (migrations: readonly string[], backup: string | null) => void;
  /** The missing parts of the database: `table post`. */
  missing?: (parts: readonly string[]) => void;
  /** What the operator should mend, in one sentence. */
  advice?: (sentence: string) => void;
}

/** The settings, the log and the notices of a process that prepares the database. */
export interface Preparing {
  config: Config;
  log: Log;
  notices: PrepareNotices;
}

/**
 * Prepares the database as the only process; others wait.
 * @throws StartError when the database cannot be used through a pooler
 */
export async function prepareAlone<T>(
  { config, log, notices }: Preparing,
  work: () => Promise<T>,
): Promise<T> {
  const { database, directUrl } = config;
  const way = await findPooler(database);
  if (way === 'unlimited') {
    log.warn('the pooler limits no statement');
    notices.advice?.(UNLIMITED);
  }
  if (way !== 'direct' && directUrl === null) {
    log.warn('events of other processes do not come through the pooler');
    notices.advice?.(NO_DIRECT_URL);
  }
  const unlock = await lockStart(database, () =>
    log.info('another server prepares the database; this one waits for it'),
  );
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/**
 * Brings the database up to date, after a backup if the settings want one.
 * @throws StartError when this version cannot use it, or the backup fails
 */
export async function upgrade(db: Database, { config, log, notices }: Preparing): Promise<void> {
  const waiting = await db.waiting();
  if (waiting.length > 0) {
    const backup = config.backups.beforeUpgrade ? await backUpNow(config, log) : null;
    log.info({ migrations: waiting, backup }, 'an older database is migrated');
    notices.upgrade?.(waiting, backup);
  }
  await db.migrate();
  const missing = await db.missing();
  if (missing.length > 0) {
    log.error({ missing }, 'the database lacks what the migrations made');
    notices.missing?.(missing);
  }
}

/** Brings the database up to date for a command, which needs no backup. */
export async function migrateAlone(db: Database, { database }: Config): Promise<void> {
  const unlock = await lockStart(database, () => undefined);
  try {
    await db.migrate();
  } finally {
    await unlock();
  }
}
