import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import knex from 'knex';
import type { DatabaseConfig } from '../config';
import { chooseSqliteDriver, withSqliteDriver } from './drivers/choose';
import { plain, type SqliteDriver } from './drivers/driver';
import { poolOf } from './pool';
import { connectPostgres } from './pooler';

/** Lets the next process continue. */
type Unlock = () => Promise<void>;

/** The pause before SQLite is asked again, ms. */
const PAUSE = 100;
/** The number of the lock among the advisory locks of a database. */
const LOCK = 7643;

async function lockPostgres(url: string, onWait: () => void): Promise<Unlock> {
  const client = await connectPostgres(url);
  try {
    // Held by a transaction, not a session: a pooler in between may share its sessions.
    await client.query('BEGIN');
    for (const name of ['statement', 'lock', 'idle_in_transaction_session']) {
      await client.query(`SET LOCAL ${name}_timeout = 0`);
    }
    const { rows } = await client.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${LOCK}) AS locked`,
    );
    if (!rows[0]?.locked) {
      onWait();
      await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return () => client.end();
}

const ROLLBACK = plain('ROLLBACK');

/** Whether the lock was taken; false if another process has it. */
async function isTaken(taking: Promise<void>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}

type SqliteConfig = Extract<DatabaseConfig, { engine: 'sqlite' }>;

// In an empty file next to the database: a lock on the database itself would block the migrations.
function lockSqlite({ file, driver: wanted }: SqliteConfig, onWait: () => void): Promise<Unlock> {
  mkdirSync(dirname(file), { recursive: true });
  return withSqliteDriver(
    chooseSqliteDriver(wanted),
    async <C>({ client, prepare, begin, execute, finalize }: SqliteDriver<C>) => {
      const locked = knex({
        client,
        connection: { filename: `${file}-start` },
        pool: { min: 0, max: 1, afterCreate: prepare(['PRAGMA busy_timeout = 0']) },
        useNullAsDefault: true,
      });
      try {
        const connection = await poolOf<C>(locked).acquireConnection();
        for (let tries = 0; !(await isTaken(begin(connection))); tries += 1) {
          if (tries === 0) onWait();
          await sleep(PAUSE);
        }
        return async () => {
          await execute(connection, ROLLBACK, []);
          await finalize(connection);
          await poolOf<C>(locked).releaseConnection(connection);
          await locked.destroy();
        };
      } catch (error) {
        await locked.destroy();
        throw error;
      }
    },
  );
}

/**
 * Lets one process at a time prepare a database: migrations, the demo and the keys of a first run.
 * Others wait. If a process dies, its lock is free.
 * @param onWait is called when another process has it
 * @throws when the database cannot be reached
 */
export function lockStart(config: DatabaseConfig, onWait: () => void): Promise<Unlock> {
  return config.engine === 'postgres'
    ? lockPostgres(config.url, onWait)
    : lockSqlite(config, onWait);
}
