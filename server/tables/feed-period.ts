import type { Knex } from 'knex';
import type { FeedPeriod } from '@contract/rules/posts/categories';
import { isPostgres } from '../database/statement';

const DAY = '((post.published_at + 32400000) / 86400000)';
const WEEK = `((${DAY} + 3) / 7)`;

const part = (name: string) =>
  `CAST(strftime('${name}', (post.published_at + 32400000) / 1000, 'unixepoch') AS INTEGER)`;
const SQLITE_MONTH = `(${part('%Y')} * 12 + ${part('%m')})`;

const MOMENT = "(timestamp '1970-01-01 09:00:00' + post.published_at * interval '1 millisecond')";
const POSTGRES_MONTH = `(extract(year from ${MOMENT})::integer * 12 + extract(month from ${MOMENT})::integer)`;

/**
 * The number of the period when a post was published, the same as the contract's `periodNumber`.
 * The indexes of migration 0035 use exactly these expressions.
 */
export function periodColumn(knex: Knex, period: FeedPeriod): string {
  if (period === 'month') return isPostgres(knex) ? POSTGRES_MONTH : SQLITE_MONTH;
  return period === 'week' ? WEEK : DAY;
}
