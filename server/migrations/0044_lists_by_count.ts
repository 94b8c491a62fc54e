import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

const SHOWN = 'is_confirmed = 1 AND deleted_at IS NULL';
const CATEGORIES = 'timing, content_category';

// The most liked and the most discussed posts have indexes in their order, also per sphere: for one
// page SQLite sorted all posts of the sphere, 300 ms with a million published posts. The categories
// come after the order, so that posts of another one are skipped without reading their row.
const lists = (['like_count', 'comment_count'] as const).flatMap((count) => {
  const name = { like_count: 'popular', comment_count: 'discussed' }[count];
  return [
    { index: `post_${name}`, count, isNew: false },
    { index: `post_sphere_${name}`, count, isNew: true },
  ];
});

// SQLite cannot find an id after a count: there the two are one number, as in migration 0042.
const orderBy = (knex: Knex, count: string) =>
  isPostgres(knex) ? `${count}, id` : `${count} * 2147483648 + id`;

export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('SET LOCAL statement_timeout = 0');
  for (const { index, count, isNew } of lists) {
    const columns = `${orderBy(knex, count)}, ${CATEGORIES}`;
    if (!isNew) await knex.raw(`DROP INDEX ${index}`);
    await knex.raw(
      isNew
        ? `CREATE INDEX ${index} ON post (sphere_id, ${columns})
           WHERE sphere_id IS NOT NULL AND ${SHOWN}`
        : `CREATE INDEX ${index} ON post (${columns}) WHERE ${SHOWN}`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { index, count, isNew } of lists) {
    await knex.raw(`DROP INDEX ${index}`);
    if (isNew) continue;
    await knex.raw(`CREATE INDEX ${index} ON post (${orderBy(knex, count)}) WHERE ${SHOWN}`);
  }
}
