import type { SqlEngine } from '../../rules/query-tables';
import type { HostileSql } from './hostile-group';
import { hostilePostgres } from './hostile-postgres';
import { hostileSqlite } from './hostile-sqlite';

/** What the query tool must refuse, by engine. */
export const hostile: Record<SqlEngine, HostileSql[]> = {
  sqlite: hostileSqlite,
  postgres: hostilePostgres,
};
