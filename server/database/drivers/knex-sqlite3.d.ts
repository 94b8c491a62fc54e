// Knex has no types for its dialects; these are the parts that ours overrides.
declare module 'knex/lib/dialects/sqlite3/index.js' {
  import type { Knex } from 'knex';

  export default class Sqlite3Client extends Knex.Client {
    /** The driver's module, kept in `driver`. */
    _driver(): unknown;
    /** Runs a query and leaves the driver's answer in it. */
    _query(connection: unknown, query: object): Promise<object>;
  }
}
