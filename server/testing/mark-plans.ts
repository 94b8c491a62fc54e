import { compiler, type Runner } from '../database/statement';
import { amendMark } from '../tables/feed-mark-check';
import { divideMark } from '../tables/feed-mark-keeping';
import { FIRST } from '../tables/feed-place';
import type { TestServer } from './subject';

/**
 * How SQLite would read the posts of a mark to divide it or to look whether it is right: the steps of
 * its plans that read posts.
 * @param sort the number of the order in the tables
 */
export async function plansOfKeeping({ db }: TestServer, sort: number): Promise<string[]> {
  const compile = compiler(db.knex);
  const steps: string[] = [];
  const explain: Runner = {
    run: async (statement, args) => {
      const { sql, bind } = compile(statement);
      const plan = await db.knex.raw<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, bind(args));
      steps.push(...plan.map(({ detail }) => detail).filter((step) => /\bpost\b/.test(step)));
      // A mark, and a place within it.
      return [{ sort, place: 'size' in args ? '5' : FIRST, next: '0' }] as never[];
    },
  };
  await divideMark(explain, 1);
  await amendMark(explain, { sort, place: FIRST });
  return steps;
}
