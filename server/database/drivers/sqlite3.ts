import { createRequire } from 'node:module';
import type sqlite3 from 'sqlite3';
import type { Compiled, Value } from '../statement';
import { plain, type Execute, type SqliteDriver } from './driver';

const require = createRequire(import.meta.url);

/** Whether the optional package sqlite3 is installed and its binary fits this machine. */
export function hasSqlite3(): boolean {
  try {
    require('sqlite3');
    return true;
  } catch {
    return false;
  }
}

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

// A prepared statement runs at once: each awaited turn here delays the next writer.
const execute: Execute<sqlite3.Database> = (connection, compiled, values) => {
  const known = preparedOf.get(connection) ?? new Map<Compiled, sqlite3.Statement>();
  const found = known.get(compiled);
  if (found) return all(found, values);
  preparedOf.set(connection, known);
  return prepare(connection, compiled).then((ready) => {
    // Two concurrent first runs both prepare it, and one is kept.
    const kept = known.get(compiled);
    if (kept) ready.finalize();
    else known.set(compiled, ready);
    return all(kept ?? ready, values);
  });
};

async function finalize(connection: sqlite3.Database): Promise<void> {
  const known = [...(preparedOf.get(connection)?.values() ?? [])];
  preparedOf.delete(connection);
  await Promise.all(
    known.map((ready) => new Promise<void>((resolve) => ready.finalize(() => resolve()))),
  );
}

const BEGIN = plain('BEGIN IMMEDIATE');

/** The package sqlite3: statements run on separate threads, so several reads run at once. */
export const sqlite3Driver: SqliteDriver<sqlite3.Database> = {
  client: 'sqlite3',
  readers: 4,
  prepare: (pragmas) => (connection, done) =>
    connection.exec(pragmas.join(';'), (error) => done(error, connection)),
  execute,
  begin: async (connection) => {
    await execute(connection, BEGIN, []);
  },
  finalize,
};
