import type { Knex } from 'knex';
import type { Compiled, Value } from '../statement';

/** Runs a compiled statement on a connection and gives its rows. */
export type Execute<C> = (connection: C, compiled: Compiled, values: Value[]) => Promise<unknown[]>;

/** A statement that binds nothing, as it is written. */
export const plain = (sql: string): Compiled => ({ name: sql, sql, bind: () => [] });

/** What Knex's pool calls with each connection that it opens. */
export type Created<C> = (
  connection: C,
  done: (error: Error | null, connection: C) => void,
) => void;

/** How the server speaks to SQLite: all that differs between two drivers for it. */
export interface SqliteDriver<C> {
  /** The dialect that Knex is given. */
  client: Knex.Config['client'];
  /** How many connections are of use for reading beside the one that writes. */
  readers: number;
  /**
   * Makes the callback that prepares a new connection.
   * @param pragmas are run in this order
   */
  prepare: (pragmas: string[]) => Created<C>;
  execute: Execute<C>;
  /**
   * Begins a transaction that writes.
   * @throws an error with the code SQLITE_BUSY when another process has held the database too long
   */
  begin: (connection: C) => Promise<void>;
  /** Ends the kept statements of a connection: while there is one, SQLite does not close it. */
  finalize: (connection: C) => Promise<void>;
}
