import type { Knex } from 'knex';
import type { Compiled, Value } from '../statement';

/** Runs a compiled statement on a connection and returns its rows. */
export type Execute<C> = (connection: C, compiled: Compiled, values: Value[]) => Promise<unknown[]>;

/** A literal statement without bindings. */
export const plain = (sql: string): Compiled => ({
  name: sql,
  sql,
  bind: () => [],
  read: (rows) => rows,
});

/** Knex's pool calls this with each connection that it opens. */
export type Created<C> = (
  connection: C,
  done: (error: Error | null, connection: C) => void,
) => void;

/** The server's access to SQLite: everything that differs between two drivers for it. */
export interface SqliteDriver<C> {
  /** The dialect for Knex. */
  client: Knex.Config['client'];
  /** The number of useful reading connections in addition to the writing one. */
  readers: number;
  /**
   * Makes the callback that prepares a new connection.
   * @param pragmas run in this order
   */
  prepare: (pragmas: string[]) => Created<C>;
  execute: Execute<C>;
  /**
   * Begins a transaction that writes.
   * @throws an error with the code SQLITE_BUSY when another process has held the database too long
   */
  begin: (connection: C) => Promise<void>;
  /** Finalizes the cached statements of a connection: SQLite does not close it before. */
  finalize: (connection: C) => Promise<void>;
}
