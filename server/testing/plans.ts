import type pg from 'pg';
import { poolOf, withConnection } from '../database/pool';
import { compiler, type Runner } from '../database/statement';
import type { TestServer } from './subject';

/** SQLite's plan for the one statement that `ask` runs, one step per line. */
export async function planOf(
  { db }: TestServer,
  ask: (runner: Runner) => Promise<unknown>,
): Promise<string> {
  const compile = compiler(db.knex);
  let plan: { detail: string }[] = [];
  const explain: Runner = {
    run: async (statement, args) => {
      const { sql, bind } = compile(statement, args);
      plan = await db.knex.raw<typeof plan>(`EXPLAIN QUERY PLAN ${sql}`, bind(args));
      return [];
    },
  };
  await ask(explain);
  return plan.map(({ detail }) => detail).join('\n');
}

/**
 * PostgreSQL's plan for the one statement that `ask` runs, one step per line.
 * @param isBound whether to plan for the values of `ask`, as in the first calls, or for any values,
 * as later if that seems no worse
 */
export async function postgresPlanOf(
  { db }: TestServer,
  ask: (runner: Runner) => Promise<unknown>,
  isBound = false,
): Promise<string> {
  const compile = compiler(db.knex);
  let plan: { 'QUERY PLAN': string }[] = [];
  const explain: Runner = {
    run: async (statement, args) => {
      const { sql, bind } = compile(statement, args);
      const { rows } = await withConnection(poolOf<pg.Client>(db.knex), (connection) =>
        isBound
          ? connection.query<(typeof plan)[number]>(`EXPLAIN ${sql}`, bind(args))
          : connection.query<(typeof plan)[number]>(`EXPLAIN (GENERIC_PLAN) ${sql}`),
      );
      plan = rows;
      return [];
    },
  };
  await ask(explain);
  return plan.map((step) => step['QUERY PLAN']).join('\n');
}
