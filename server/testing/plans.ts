import type pg from 'pg';
import { poolOf, withConnection } from '../database/pool';
import { compiler, type Runner } from '../database/statement';
import type { TestServer } from './subject';

/** How SQLite would answer the one statement that `ask` runs: its plan, a step a line. */
export async function planOf(
  { db }: TestServer,
  ask: (runner: Runner) => Promise<unknown>,
): Promise<string> {
  const compile = compiler(db.knex);
  let plan: { detail: string }[] = [];
  const explain: Runner = {
    run: async (statement, args) => {
      const { sql, bind } = compile(statement);
      plan = await db.knex.raw<typeof plan>(`EXPLAIN QUERY PLAN ${sql}`, bind(args));
      return [];
    },
  };
  await ask(explain);
  return plan.map(({ detail }) => detail).join('\n');
}

/**
 * How PostgreSQL would answer the one statement that `ask` runs: its plan, a step a line.
 * @param isBound whether it plans for what `ask` binds, as for the first calls, or for all that may
 *   be bound, as later where that seems no worse
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
      const { sql, bind } = compile(statement);
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
