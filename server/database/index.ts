import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import type pg from 'pg';
import type { DatabaseConfig, SqliteDriverName } from '../config';
import { guardDatabase, guardMainFile, waitingMigrations } from './checks';
import { chooseSqliteDriver, withSqliteDriver } from './drivers/choose';
import { plain, type Execute, type SqliteDriver } from './drivers/driver';
import { executePostgres } from './drivers/postgres';
import { migrationSource } from '../migrations';
import { missingParts, notingParts } from './schema';
import { CloseError, followWork } from './work';
import { hasConnections, poolOf, takeTurns, withConnection } from './pool';
import { liftTimeout, preparePostgres } from './pooler';
import { insist } from './insist';
import { compiler, type Runner } from './statement';
import { timedExecute, timedPool, type DatabaseWatcher } from './watch';

type Work<T> = (tx: Runner) => Promise<T>;

/** The database. `run` only reads; writes use `transaction`. */
export interface Database extends Runner {
  engine: DatabaseConfig['engine'];
  /** The file of an SQLite database; null on PostgreSQL. */
  file: string | null;
  /** The Knex dialect of the engine. */
  driver: SqliteDriverName | 'pg';
  /** For migrations, seeds and tools; requests use statements. */
  knex: Knex;
  /**
   * Runs `work` as one transaction: everything is stored on disk, or nothing. If PostgreSQL ends it
   * because of a deadlock, `work` runs again.
   * @param opening a read to begin with: if it throws, nothing is stored. PostgreSQL gets it, the
   *   `BEGIN` and the first statements of `work` in one message
   */
  transaction: <T>(work: Work<T>, opening?: Work<void>) => Promise<T>;
  /** Has statements and waiting timed from now on. */
  watch: (watcher: DatabaseWatcher) => void;
  /** Calls back after every committed transaction. */
  onChange: (listener: () => void) => void;
  isMigrated: () => Promise<boolean>;
  /** The migrations that an older database still needs; none for a new one. */
  waiting: () => Promise<string[]>;
  /**
   * Checks the database and brings it up to date.
   * @throws StartError when it is damaged, newer than this version, or a backup
   */
  migrate: () => Promise<void>;
  /** Parts of the migrations that have disappeared: `table post`, `index post_feed`. */
  missing: () => Promise<string[]>;
  /**
   * Writes SQLite's other files into the main file, so that a copy of it is complete.
   * @returns false when another program that reads the file prevented it
   */
  settle: () => Promise<boolean>;
  /**
   * Refuses new work, waits for running work, settles and closes.
   * @throws CloseError if it could not settle, or work does not end
   */
  close: () => Promise<void>;
}

const POSTGRES_CONNECTIONS = 10;
/** How long a caller waits for a connection if all are in use, ms. */
const ACQUIRE_TIMEOUT = 10_000;

// The timeout comes first: the others may have to wait for another process.
// FULL: an acknowledged write survives the loss of power, not only of the process.
const PRAGMAS = [
  'PRAGMA busy_timeout = 5000',
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
];

/**
 * The Knex settings of a database, shared by `knexfile.ts` and the server.
 * @param readers the number of connections that only read; 0 gives the one that writes
 * @param acquireTimeout how long a caller waits for a connection, ms
 * @throws StartError when the file is missing but its `-wal` file exists
 */
export function knexConfig(
  database: DatabaseConfig,
  readers = 0,
  acquireTimeout = ACQUIRE_TIMEOUT,
): Knex.Config {
  const shared = {
    acquireConnectionTimeout: acquireTimeout,
    // The caller that asked for the connection gets the same error and reports it.
    log: { warn: () => undefined },
    migrations: { migrationSource, beforeAll: liftTimeout },
  };
  if (database.engine === 'postgres') {
    const connection = {
      connectionString: database.url,
      // Statements of one connection are sent without waiting for the answer to the one before.
      pipeline: true,
    };
    const pool = { min: 0, max: POSTGRES_CONNECTIONS, afterCreate: preparePostgres };
    return { ...shared, client: 'pg', connection, pool };
  }
  mkdirSync(dirname(database.file), { recursive: true });
  guardMainFile(database.file);
  const size = Math.max(1, readers);
  const pragmas = readers > 0 ? [...PRAGMAS, 'PRAGMA query_only = ON'] : PRAGMAS;
  const connection = { filename: database.file };
  const driver = chooseSqliteDriver(database.driver);
  const spoken = withSqliteDriver<Knex.Config>(driver, ({ client, prepare }) => ({
    client,
    pool: { min: size, max: size, afterCreate: prepare(pragmas) },
  }));
  return { ...shared, ...spoken, connection, useNullAsDefault: true };
}

type SqliteConfig = Extract<DatabaseConfig, { engine: 'sqlite' }>;

const COMMIT = plain('COMMIT');
const ROLLBACK = plain('ROLLBACK');

interface Engine<C> extends Pick<Database, 'engine' | 'driver' | 'file'> {
  execute: Execute<C>;
  begin: (connection: C) => Promise<unknown>;
  writer: Knex;
  /** Reads on shared connections; without it, on one of the pool. */
  readShared?: <T>(work: (connection: C) => Promise<T>) => Promise<T>;
  settle: () => Promise<boolean>;
  close: () => Promise<void>;
}

function databaseOf<C>(opened: Engine<C>): Database {
  const { engine, driver, file, begin, writer, settle, close } = opened;
  let { execute } = opened;
  let pool = poolOf<C>(writer);
  const compiledOf = compiler(writer);
  const listeners: (() => void)[] = [];

  const runnerOn = (connection: C, ready?: Promise<unknown>): Runner => ({
    run: async (statement, args) => {
      const compiled = compiledOf(statement, args);
      const rows = execute(connection, compiled, compiled.bind(args));
      const [found] = ready ? await Promise.all([rows, ready]) : [await rows];
      return compiled.read(found as never[]);
    },
  });

  /** Begins with `opening`, and on PostgreSQL in the same message with the first of `work`. */
  async function begun<T>(connection: C, work: Work<T>, opening?: Work<void>): Promise<T> {
    const runner = runnerOn(connection);
    const began = begin(connection);
    if (engine === 'sqlite') {
      await began;
      await opening?.(runner);
      return work(runner);
    }
    const ready = Promise.all([began, opening?.(runner)]);
    const [done] = await Promise.allSettled([work(runnerOn(connection, ready)), ready]);
    await ready;
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  }

  async function attempt<T>(connection: C, work: Work<T>, opening?: Work<void>): Promise<T> {
    try {
      const result = await begun(connection, work, opening);
      await execute(connection, COMMIT, []);
      return result;
    } catch (error) {
      // A connection that cannot even roll back is broken; the pool drops it.
      await execute(connection, ROLLBACK, []).catch(() => undefined);
      throw error;
    }
  }

  const onPool = <T>(change: (connection: C) => Promise<T>) => withConnection(pool, change);
  const { readShared: read = onPool } = opened;
  const work = followWork();
  return {
    engine,
    driver,
    file,
    knex: writer,
    run: (statement, args) =>
      work.run(() => read((connection) => runnerOn(connection).run(statement, args))),
    transaction: (change, opening) =>
      work.run(() =>
        onPool(async (connection) => {
          const result = await insist(() => attempt(connection, change, opening));
          for (const listener of listeners) listener();
          return result;
        }),
      ),
    watch: (watcher) => {
      execute = timedExecute(execute, watcher);
      pool = timedPool(pool, watcher);
    },
    onChange: (listener) => void listeners.push(listener),
    isMigrated: () =>
      work.run(async () => {
        const [, waiting] = (await writer.migrate.list()) as [unknown[], unknown[]];
        return waiting.length === 0;
      }),
    waiting: async () => waitingMigrations(writer, await migrationSource.getMigrations([])),
    migrate: async () => {
      const names = await migrationSource.getMigrations([]);
      await guardDatabase(writer, new Set(names));
      await notingParts(writer, () => writer.migrate.latest());
    },
    missing: () => work.run(() => missingParts(writer)),
    settle,
    close: async () => {
      const isIdle = await work.end();
      // A running statement would hold its connection, and so the end, for any length of time.
      if (!isIdle) throw new CloseError('busy');
      await close();
    },
  };
}

const BEGIN = plain('BEGIN');

function openPostgres(config: DatabaseConfig, acquireTimeout?: number): Database {
  const writer = knex(knexConfig(config, 0, acquireTimeout));
  return databaseOf<pg.Client>({
    engine: 'postgres',
    driver: 'pg',
    file: null,
    execute: executePostgres,
    begin: (connection) => executePostgres(connection, BEGIN, []),
    writer,
    settle: () => Promise.resolve(true),
    close: () => writer.destroy(),
  });
}

// Writes the `-wal` file into the main one and empties it.
const CHECKPOINT = plain('PRAGMA wal_checkpoint(TRUNCATE)');

function openSqlite<C>(
  config: SqliteConfig,
  name: SqliteDriverName,
  driver: SqliteDriver<C>,
  acquireTimeout?: number,
): Database {
  const reader = knex(knexConfig(config, driver.readers, acquireTimeout));
  const writer = knex(knexConfig(config, 0, acquireTimeout));
  const onWriter = (work: (connection: C) => Promise<unknown>) =>
    withConnection(poolOf<C>(writer), work);
  // For SQLite a blocked checkpoint is no error; only its answer shows it.
  const settle = async () => {
    const rows = await onWriter((connection) => driver.execute(connection, CHECKPOINT, []));
    return (rows as { busy: number }[])[0]?.busy === 0;
  };
  const readers = takeTurns(poolOf<C>(reader), driver.readers);
  return databaseOf<C>({
    engine: 'sqlite',
    driver: name,
    file: config.file,
    execute: driver.execute,
    begin: driver.begin,
    writer,
    readShared: (work) => {
      const connection = readers.next();
      return connection ? work(connection) : readers.open().then(work);
    },
    settle,
    close: async () => {
      await readers.release(driver.finalize);
      await reader.destroy();
      try {
        if (!hasConnections(writer)) return;
        let isSettled = false;
        try {
          isSettled = await settle();
        } finally {
          await onWriter(driver.finalize);
        }
        if (!isSettled) throw new CloseError('read');
      } finally {
        await writer.destroy();
      }
    },
  });
}

/**
 * Opens the database of the settings. SQLite reads on separate connections, as many as the driver
 * can use at once, and writes on one, with a queue of writers; PostgreSQL does both on one pool.
 * @param acquireTimeout how long a caller waits for a connection, ms; only tests replace it
 * @throws SettingError when there is no driver for SQLite
 */
export function openDatabase(config: DatabaseConfig, acquireTimeout?: number): Database {
  if (config.engine === 'postgres') return openPostgres(config, acquireTimeout);
  const name = chooseSqliteDriver(config.driver);
  return withSqliteDriver(name, (driver) =>
    openSqlite({ ...config, driver: name }, name, driver, acquireTimeout),
  );
}
