import type { Knex } from 'knex';
import { isPostgres } from '../database/statement';

type Ids = readonly (string | number)[];

/**
 * A list of ids that is bound as one JSON text, as a table `wanted` with the column `id`: one
 * statement serves lists of any length.
 */
export function idsAsRows(knex: Knex, ids: Ids): Knex.Raw {
  return isPostgres(knex)
    ? knex.raw('jsonb_array_elements_text(?::jsonb) AS wanted (id)', [ids as never])
    : knex.raw('(SELECT value AS id FROM json_each(?)) AS wanted', [ids as never]);
}

/**
 * Limits a query to the rows whose `key` is in such a list.
 *
 * PostgreSQL plans without knowing how short the list is: with a join it reads a whole table, or
 * all counts of a week, and searches the list there. `OFFSET 0` prevents the join, so that it looks
 * for each id by the table's key.
 */
export function ofIds(knex: Knex, query: Knex.QueryBuilder, key: string, ids: Ids) {
  const wanted = idsAsRows(knex, ids);
  if (!isPostgres(knex)) return query.whereIn(key, knex.from(wanted).select('wanted.id'));
  const each = query.whereRaw('?? = wanted.id', [key]);
  return knex.raw('SELECT found.* FROM ? CROSS JOIN LATERAL (? OFFSET 0) AS found', [wanted, each]);
}
