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
 * How PostgreSQL would answer the one statement that `ask` runs once it plans it for all that may be
 * bound: its plan, a step a line.
 */
export async function postgresPlanOf(
  { db }: TestServer,
  ask: (runner: Runner) => Promise<unknown>,
): Promise<string> {
  const compile = compiler(db.knex);
  let plan: { 'QUERY PLAN': string }[] = [];
  const explain: Runner = {
    run: async (statement) => {
      const { sql } = compile(statement);
      ({ rows: plan } = await db.knex.raw<{ rows: typeof plan }>(`EXPLAIN (GENERIC_PLAN) ${sql}`));
      return [];
    },
  };
  await ask(explain);
  return plan.map((step) => step['QUERY PLAN']).join('\n');
}
