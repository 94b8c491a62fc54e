import init, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';

let loaded: Promise<Sqlite3Static> | null = null;

/** SQLite, loaded once. By default it prints each error, but errors belong to the query's author. */
export function loadSqlite(): Promise<Sqlite3Static> {
  loaded ??= init().then(
    (sqlite3) => {
      sqlite3.config.error = () => undefined;
      sqlite3.config.warn = () => undefined;
      return sqlite3;
    },
    (error: unknown) => {
      // The next query loads it again.
      loaded = null;
      throw error;
    },
  );
  return loaded;
}
