import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import type sqlite3 from 'sqlite3';
import type { DatabaseConfig } from '../config';
import { migrationSource } from '../migrations';
import { poolOf, takeTurns, withConnection } from './pool';
import { seedSource } from '../seeds';
import { compiler, type Compiled, type Runner, type Value } from './statement';

type Work<T> = (tx: Runner) => Promise<T>;

/** The database. `run` only reads; what writes goes through `transaction`. */
export interface Database extends Runner {
  engine: DatabaseConfig['engine'];
  /** For migrations, seeds and tools; requests use statements. */
  knex: Knex;
  /**
   * Runs `work` as one transaction: all of it is kept, on disk, or nothing. Where PostgreSQL ended
   * it because it and another waited for each other, `work` runs again.
   */
  transaction: <T>(work: Work<T>) => Promise<T>;
  /** Calls back after every transaction that was kept. */
  onChange: (listener: () => void) => void;
  isMigrated: () => Promise<boolean>;
  close: () => Promise<void>;
}

const READERS = 4;
const POSTGRES_CONNECTIONS = 10;

// FULL: an acknowledged write survives the loss of power, not only of the process.
const PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA busy_timeout = 5000',
];

type Created<C> = (connection: C, done: (error: Error | null, connection: C) => void) => void;

const prepareSqlite =
  (pragmas: string[]): Created<sqlite3.Database> =>
  (connection, done) =>
    connection.exec(pragmas.join(';'), (error) => done(error, connection));

const preparePostgres: Created<pg.Client> = (connection, done) => {
  // Our 64-bit numbers are times in ms, exact in a JavaScript number.
  connection.setTypeParser(pg.types.builtins.INT8, Number);
  done(null, connection);
};

/**
 * The Knex settings of a database: what `knexfile.ts` and the server share.
 * @param readers how many connections that only read; none gives the one that writes
 */
export function knexConfig(database: DatabaseConfig, readers = 0): Knex.Config {
  const shared = {
    acquireConnectionTimeout: 10_000,
    // Anyone who asked for the connection gets the same error and tells of it.
    log: { warn: () => undefined },
    migrations: { migrationSource },
    seeds: { seedSource },
  };
  if (database.engine === 'postgres') {
    const connection = { connectionString: database.url, statement_timeout: 10_000 };
    const pool = { min: 0, max: POSTGRES_CONNECTIONS, afterCreate: preparePostgres };
    return { ...shared, client: 'pg', connection, pool };
  }
  mkdirSync(dirname(database.file), { recursive: true });
  const size = Math.max(1, readers);
  const pragmas = readers > 0 ? [...PRAGMAS, 'PRAGMA query_only = ON'] : PRAGMAS;
  const pool = { min: size, max: size, afterCreate: prepareSqlite(pragmas) };
  const connection = { filename: database.file };
  return { ...shared, client: 'sqlite3', connection, pool, useNullAsDefault: true };
}

type Execute<C> = (connection: C, compiled: Compiled, values: Value[]) => Promise<unknown[]>;

const preparedOf = new WeakMap<sqlite3.Database, Map<Compiled, sqlite3.Statement>>();

function prepare(connection: sqlite3.Database, { sql }: Compiled): Promise<sqlite3.Statement> {
  return new Promise((resolve, reject) => {
    const ready = connection.prepare(sql, (error: Error | null) =>
      error ? reject(error) : resolve(ready),
    );
  });
}

const all = (ready: sqlite3.Statement, values: Value[]) =>
  new Promise<unknown[]>((resolve, reject) => {
    ready.all(values, (error: Error | null, rows: unknown[]) =>
      error ? reject(error) : resolve(rows),
    );
  });

// Whatever is prepared runs at once: each turn that is waited for here holds up the next writer.
const executeSqlite: Execute<sqlite3.Database> = (connection, compiled, values) => {
  const known = preparedOf.get(connection) ?? new Map<Compiled, sqlite3.Statement>();
  const found = known.get(compiled);
  if (found) return all(found, values);
  preparedOf.set(connection, known);
  return prepare(connection, compiled).then((ready) => {
    known.set(compiled, ready);
    return all(ready, values);
  });
};

const executePostgres: Execute<pg.Client> = async (connection, { name, sql }, values) =>
  (await connection.query<Record<string, unknown>>({ name, text: sql, values })).rows;

/** How often a transaction that lost against another is run again. */
const RETRIES = 3;
const isDeadlock = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40P01';

const plain = (sql: string): Compiled => ({ name: sql, sql, bind: () => [] });
const BEGIN = { sqlite: plain('BEGIN IMMEDIATE'), postgres: plain('BEGIN') };
const COMMIT = plain('COMMIT');
const ROLLBACK = plain('ROLLBACK');

interface Engine<C> {
  engine: DatabaseConfig['engine'];
  execute: Execute<C>;
  writer: Knex;
  read: <T>(work: (connection: C) => Promise<T>) => Promise<T>;
  closeReaders: () => Promise<void>;
}

function databaseOf<C>({ engine, execute, writer, read, closeReaders }: Engine<C>): Database {
  const compiledOf = compiler(writer);
  const listeners: (() => void)[] = [];

  const runnerOn = (connection: C): Runner => ({
    run: (statement, args) => {
      const compiled = compiledOf(statement);
      return execute(connection, compiled, compiled.bind(args)) as Promise<never[]>;
    },
  });

  async function attempt<T>(connection: C, work: Work<T>): Promise<T> {
    await execute(connection, BEGIN[engine], []);
    try {
      const result = await work(runnerOn(connection));
      await execute(connection, COMMIT, []);
      return result;
    } catch (error) {
      // A connection that cannot even roll back is broken; the pool drops it by itself.
      await execute(connection, ROLLBACK, []).catch(() => undefined);
      throw error;
    }
  }

  async function insist<T>(connection: C, work: Work<T>, left: number): Promise<T> {
    return attempt(connection, work).catch((error: unknown) => {
      if (left === 0 || !isDeadlock(error)) throw error;
      return insist(connection, work, left - 1);
    });
  }

  return {
    engine,
    knex: writer,
    run: (statement, args) => read((connection) => runnerOn(connection).run(statement, args)),
    transaction: (work) =>
      withConnection(poolOf<C>(writer), async (connection) => {
        const result = await insist(connection, work, RETRIES);
        for (const listener of listeners) listener();
        return result;
      }),
    onChange: (listener) => void listeners.push(listener),
    isMigrated: async () => {
      const [, waiting] = (await writer.migrate.list()) as [unknown[], unknown[]];
      return waiting.length === 0;
    },
    close: async () => {
      await closeReaders();
      await writer.destroy();
    },
  };
}

/**
 * Opens the database of the settings. SQLite reads on four connections, several reads at a time on
 * each, and writes on one, where writers queue; PostgreSQL does both on one pool.
 */
export function openDatabase(config: DatabaseConfig): Database {
  const { engine } = config;
  const writer = knex(knexConfig(config));
  if (engine === 'postgres') {
    const read: Engine<pg.Client>['read'] = (work) =>
      withConnection(poolOf<pg.Client>(writer), work);
    const closeReaders = () => Promise.resolve();
    return databaseOf({ engine, execute: executePostgres, writer, read, closeReaders });
  }
  const reader = knex(knexConfig(config, READERS));
  const readers = takeTurns(poolOf<sqlite3.Database>(reader), READERS);
  const read: Engine<sqlite3.Database>['read'] = (work) => {
    const reader = readers.next();
    return reader ? work(reader) : readers.open().then(work);
  };
  const closeReaders = async () => {
    await readers.release();
    await reader.destroy();
  };
  return databaseOf({ engine, execute: executeSqlite, writer, read, closeReaders });
}

// Busy, damaged, away, full: of PostgreSQL whole classes of codes (08 and 57P), the rest by name.
const FULL = /^(?:SQLITE_FULL|53100)$/;
const BUSY = /^(?:SQLITE_(?:BUSY|LOCKED)|57014|40P01|53300|KnexTimeoutError)$/;
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB|IOERR|CANTOPEN|READONLY)$|^25006$/;
const AWAY =
  /^(?:08...|57P..|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|E(?:TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN))$/;
// The driver gives these no code.
const LOST = /^Connection terminated|^Client has encountered a connection error/;

/** Tells a database that is busy or away, or a disk that is full, from a mistake of ours. */
export function databaseTrouble(error: unknown): 'busy' | 'full' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (FULL.test(code)) return 'full';
  const isOut = [BUSY, DAMAGED, AWAY].some((codes) => codes.test(code)) || LOST.test(error.message);
  return isOut ? 'busy' : null;
}
