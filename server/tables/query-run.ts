import { defaultSwitches } from '@contract/rules/admin/settings';
import { QUERY_HISTORY } from '@contract/rules/admin/query-tables';
import { camel, statement, type NoArguments, type Runner } from '../database/statement';

/** A query that an admin ran, from the audit. */
export interface QueryRunRow {
  id: number;
  detail: string;
  createdAt: number;
}

/** An admin's own last queries, newest first. */
export const listQueryRuns = statement.all<{ actorId: number }, QueryRunRow>((knex, { actorId }) =>
  knex('audit')
    .where({ actor_id: actorId })
    // The same condition as in the index: a bound value would not match it.
    .whereRaw("action = 'query.run'")
    .orderBy('id', 'desc')
    .limit(QUERY_HISTORY)
    .select(camel('id', 'detail', 'created_at')),
);

// By the tables behind the views of the query tool.
const counted = {
  user: 'member',
  sphere: 'sphere',
  sphere_member: 'sphere_member',
  post: 'post',
  youtube_channels: 'youtube_channel',
};

const countOf = new Map(
  Object.entries(counted).map(([name, table]) => [
    name,
    statement.count<NoArguments>((knex) => knex(table).count()),
  ]),
);

/** The number of rows of a permitted table; each setting counts, set or not. */
export async function countRows(runner: Runner, name: string): Promise<number> {
  const count = countOf.get(name);
  return count ? count(runner) : Object.keys(defaultSwitches).length;
}
