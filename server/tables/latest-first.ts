import type { Knex } from 'knex';

/** A page of a list in the order of time: `createdAt` and `id` are the cursor's, `offset` is for a page without one. */
export type TimeArguments = { createdAt: number; id: number; limit: number; offset: number };

/** Orders a table's rows by their time, the latest first, and limits them to a page. */
export function latestFirst(
  query: Knex.QueryBuilder,
  table: string,
  hasCursor: boolean,
  { createdAt, id, limit, offset }: TimeArguments,
): Knex.QueryBuilder {
  void query.orderBy(`${table}.created_at`, 'desc').orderBy(`${table}.id`, 'desc').limit(limit);
  return hasCursor
    ? query.whereRaw(`(${table}.created_at, ${table}.id) < (?, ?)`, [createdAt, id])
    : query.offset(offset);
}
