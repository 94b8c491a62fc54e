import { statement, type NoArguments } from '../database/statement';

/** How long PostgreSQL planned and ran the statements of this database, seconds. */
export interface StatementTimes {
  planning: number;
  execution: number;
  /** Zero if it does not measure planning (`pg_stat_statements.track_planning`). */
  plans: number;
}

/** Whether the extension pg_stat_statements is installed. Only on PostgreSQL. */
export const hasStatementTimes = statement.exists<NoArguments>((knex) =>
  knex.raw(`SELECT 1 WHERE to_regclass('pg_stat_statements') IS NOT NULL`),
);

/** The times since the statistics were last reset. @throws without the extension */
export const readStatementTimes = statement.one<NoArguments, StatementTimes>((knex) =>
  knex.raw(
    `SELECT (coalesce(sum(total_plan_time), 0) / 1000)::float8 AS planning,
       (coalesce(sum(total_exec_time), 0) / 1000)::float8 AS execution,
       coalesce(sum(plans), 0)::float8 AS plans
     FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  ),
);
