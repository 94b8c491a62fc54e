import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// The most liked posts of a calendar day, week or month in Korea have a separate index: the
// period's number, then the order of the list.

const DAY = '((published_at + 32400000) / 86400000)';
const part = (name: string) =>
  `CAST(strftime('${name}', (published_at + 32400000) / 1000, 'unixepoch') AS INTEGER)`;
const MOMENT = "(timestamp '1970-01-01 09:00:00' + published_at * interval '1 millisecond')";

const columns = (knex: Knex) => ({
  post_popular_today: DAY,
  post_popular_week: `((${DAY} + 3) / 7)`,
  post_popular_month: isPostgres(knex)
    ? `(extract(year from ${MOMENT})::integer * 12 + extract(month from ${MOMENT})::integer)`
    : `(${part('%Y')} * 12 + ${part('%m')})`,
});

export async function up(knex: Knex): Promise<void> {
  for (const [name, period] of Object.entries(columns(knex))) {
    await knex.raw(
      `CREATE INDEX ${name} ON post (${period}, like_count, id)
       WHERE is_confirmed = 1 AND deleted_at IS NULL`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(columns(knex))) await knex.raw(`DROP INDEX ${name}`);
}
