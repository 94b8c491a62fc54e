import { setTimeout as sleep } from 'node:timers/promises';
import type { Compiled } from '../statement';
import type { Execute, SqliteDriver } from './driver';
import { NodeSqliteClient } from './node-sqlite-client';
import { bindable, naming, type NodeConnection, type NodeStatement } from './node-sqlite-module';

const preparedOf = new WeakMap<NodeConnection, Map<Compiled, NodeStatement>>();

function prepared(connection: NodeConnection, compiled: Compiled): NodeStatement {
  const known = preparedOf.get(connection) ?? new Map<Compiled, NodeStatement>();
  preparedOf.set(connection, known);
  const statement = known.get(compiled) ?? connection.prepare(compiled.sql);
  known.set(compiled, statement);
  return statement;
}

const execute: Execute<NodeConnection> = (connection, compiled, values) =>
  new Promise((resolve) =>
    resolve(naming(() => prepared(connection, compiled).all(...bindable(values)))),
  );

/** How long a writer waits for another process, ms; the same as the other driver's busy timeout. */
const BUSY_TIMEOUT = 5000;
const PAUSE = 20;

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

// SQLite's own waiting would block every request of this process, so we retry instead.
async function begin(connection: NodeConnection): Promise<void> {
  const givesUp = performance.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      connection.exec('PRAGMA busy_timeout = 0');
      naming(() => connection.exec('BEGIN IMMEDIATE'));
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > givesUp) throw error;
    } finally {
      connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    }
    await sleep(PAUSE);
  }
}

/** Node's own SQLite: no package, no compiler, but each statement blocks the process. */
export const nodeSqliteDriver: SqliteDriver<NodeConnection> = {
  client: NodeSqliteClient,
  readers: 1,
  prepare: (pragmas) => (connection, done) => {
    try {
      naming(() => connection.exec(pragmas.join(';')));
      done(null, connection);
    } catch (error) {
      done(error as Error, connection);
    }
  },
  execute,
  begin,
  finalize: (connection) => {
    // It finalizes them itself when it closes.
    preparedOf.delete(connection);
    return Promise.resolve();
  },
};
