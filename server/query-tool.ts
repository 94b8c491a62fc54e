import type { Database } from './database';
import type { Log } from './lib/log';
import { queryViews } from './migrations/query-views';
import { postgresEngine } from './sql/postgres';
import { sqliteEngine } from './sql/sqlite';
import { createQueryTool, type QueryEngine, type QueryTool } from './sql/tool';

function engineOf({ file, driver }: Database, url: string | null): QueryEngine | null {
  if (file !== null && driver !== 'pg') {
    return sqliteEngine({ file, driver, views: (schema) => queryViews('sqlite', schema) });
  }
  return url === null ? null : postgresEngine(url);
}

/**
 * Opens the query tool for a database, without sharing anything with it.
 * @param url its own role on PostgreSQL
 */
export function openQueryTool(db: Database, url: string | null, log: Log): QueryTool {
  return createQueryTool(db.engine, engineOf(db, url), (flaw) =>
    log.error({ flaw }, 'the query tool refuses to work'),
  );
}
