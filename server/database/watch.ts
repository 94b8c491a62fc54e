import type { Log } from '../lib/log';
import type { Execute } from './drivers/driver';
import type { Pool } from './pool';

/** Learns how long statements take, and how long callers wait for a connection, ms. */
export interface DatabaseWatcher {
  ran?: (sql: string, ms: number) => void;
  waited?: (ms: number) => void;
}

/** Runs statements, and tells their time. The caller does not wait for that. */
export function timedExecute<C>(execute: Execute<C>, { ran }: DatabaseWatcher): Execute<C> {
  if (!ran) return execute;
  return (connection, compiled, values) => {
    const begun = performance.now();
    const rows = execute(connection, compiled, values);
    const end = () => ran(compiled.sql, performance.now() - begun);
    rows.then(end, end);
    return rows;
  };
}

/** A pool that tells how long its callers wait. */
export function timedPool<C>(pool: Pool<C>, { waited }: DatabaseWatcher): Pool<C> {
  if (!waited) return pool;
  return {
    acquireConnection: async () => {
      const begun = performance.now();
      try {
        return await pool.acquireConnection();
      } finally {
        waited(performance.now() - begun);
      }
    },
    releaseConnection: (connection) => pool.releaseConnection(connection),
  };
}

/** The most characters of a statement in the log. */
const SQL_MOST = 200;

/** The beginning of a statement, without the quotes and aliases that most of a list consists of. */
const shortened = (sql: string) =>
  sql
    .replaceAll(/ as (["`])\w+\1|["`]/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SQL_MOST);

/**
 * Logs slow statements. Their SQL has no values of members, only places for them.
 * @param least the time of a slow one, ms
 */
export function slowStatements(log: Log, least: number): DatabaseWatcher {
  return {
    ran: (sql, ms) => {
      if (ms < least) return;
      log.warn({ ms: Math.round(ms), sql: shortened(sql) }, 'a statement was slow');
    },
  };
}
