import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import knex from 'knex';
import { StartError, type DatabaseConfig } from '../config';
import { chooseSqliteDriver, withSqliteDriver } from './drivers/choose';
import { plain, type SqliteDriver } from './drivers/driver';
import { poolOf } from './pool';
import { connectPostgres } from './pooler';

/** Lets the next process continue. */
type Unlock = () => Promise<void>;

/** The pause before the database is asked again, ms. */
const PAUSE = 100;
/** The number of the lock among the advisory locks of a database. */
const LOCK = 7643;

// The transaction waits for as long as the migrations take, but PostgreSQL soon notices if the
// machine is gone that holds it. Not every version has each of these.
const HOLD = `SELECT set_config(name, value, true) FROM pg_settings JOIN (VALUES
  ('statement_timeout', '0'), ('lock_timeout', '0'), ('transaction_timeout', '0'),
  ('idle_in_transaction_session_timeout', '0'), ('tcp_keepalives_idle', '10'),
  ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3')) AS wanted (name, value) USING (name)`;

const READ_ONLY =
  '설정 DATABASE_URL의 PostgreSQL이 읽기 전용입니다. 여기에는 쓸 수 있는 주 서버의 주소를 적고, 복제본의 주소는 DATABASE_READ_URL에 적어주세요.';

async function lockPostgres(url: string, onWait: () => void): Promise<Unlock> {
  const client = await connectPostgres(url);
  // Held by a transaction, not a session: a pooler in between may share its sessions. Who waits
  // has none, so that many do not use up the connections of a pooler.
  const take = async (): Promise<boolean> => {
    await client.query('BEGIN');
    await client.query(HOLD);
    const { rows } = await client.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${LOCK}) AS locked`,
    );
    if (rows[0]?.locked) return true;
    await client.query('ROLLBACK');
    return false;
  };
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>(
      'SHOW transaction_read_only',
    );
    if (rows[0]?.transaction_read_only === 'on') throw new StartError(READ_ONLY);
    for (let tries = 0; !(await take()); tries += 1) {
      if (tries === 0) onWait();
      await sleep(PAUSE);
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return async () => {
    // If the connection was lost, so was the lock.
    await client.query('COMMIT').catch(() => undefined);
    await client.end();
  };
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
 * Others wait, however long it takes. If a process dies, its lock is free.
 * @param onWait is called when another process has it
 * @throws when the database cannot be reached; StartError when it is read-only
 */
export function lockStart(config: DatabaseConfig, onWait: () => void): Promise<Unlock> {
  return config.engine === 'postgres'
    ? lockPostgres(config.url, onWait)
    : lockSqlite(config, onWait);
}
