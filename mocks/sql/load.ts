import init, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';

let loaded: Promise<Sqlite3Static> | null = null;

/** SQLite, loaded once. It would print each error of a query, which are the query's author's. */
export function loadSqlite(): Promise<Sqlite3Static> {
  loaded ??= init().then(
    (sqlite3) => {
      sqlite3.config.error = () => undefined;
      sqlite3.config.warn = () => undefined;
      return sqlite3;
    },
    (error: unknown) => {
      // It is loaded again for the next query.
      loaded = null;
      throw error;
    },
  );
  return loaded;
}
