import type { Knex } from 'knex';
import { isBoolean, isPostgres } from '../database/statement';

/**
 * The rows of a query, in its order, as one column of another: a JSON list of lists of the values
 * of `columns`. This reads related rows in one query, because the number of queries is most of the
 * cost of a small read.
 */
export function rowsAsJson(
  knex: Knex,
  query: Knex.QueryBuilder,
  columns: readonly string[],
): Knex.Raw {
  const values = columns.map((column) => `line."${column}"`).join(', ');
  return isPostgres(knex)
    ? knex.raw(
        `(SELECT coalesce(json_agg(json_build_array(${values})), '[]')::text FROM (?) AS line)`,
        [query],
      )
    : knex.raw(`(SELECT json_group_array(json_array(${values})) FROM (?) AS line)`, [query]);
}

/** The rows that `rowsAsJson` wrote with the same columns. */
export function rowsOfJson<Row extends object>(
  json: string,
  columns: readonly (keyof Row & string)[],
): Row[] {
  const lines = JSON.parse(json) as unknown[][];
  const areBoolean = columns.map(isBoolean);
  return lines.map(
    (line) =>
      Object.fromEntries(
        columns.map((column, at) => [column, areBoolean[at] ? Boolean(line[at]) : line[at]]),
      ) as Row,
  );
}
