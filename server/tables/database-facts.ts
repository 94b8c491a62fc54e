import { isPostgres, statement, type NoArguments } from '../database/statement';

/** The number of migrations that were done. */
export const countMigrations = statement.count<NoArguments>((knex) =>
  knex('knex_migrations').count(),
);

/** The version of the database program. */
export const readDatabaseVersion = statement.value<NoArguments, string>((knex) =>
  knex.raw(
    isPostgres(knex)
      ? `SELECT current_setting('server_version') AS version`
      : 'SELECT sqlite_version() AS version',
  ),
);

/** The size of the database, bytes. */
export const readDatabaseSize = statement.count<NoArguments>((knex) =>
  knex.raw(
    isPostgres(knex)
      ? 'SELECT pg_database_size(current_database()) AS bytes'
      : 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  ),
);
