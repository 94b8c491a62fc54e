import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

const SHOWN = 'is_confirmed = 1 AND deleted_at IS NULL';
const CATEGORIES = 'timing, content_category';

// The most liked and the most discussed posts are read on indexes in their order, those of a sphere
// on indexes of their own: SQLite sorted all posts of the sphere for a page, 300 ms where a million
// were published. The categories stand behind the order, so that a post of another one is passed
// over without a look at its row.
const lists = (['like_count', 'comment_count'] as const).flatMap((count) => {
  const name = { like_count: 'popular', comment_count: 'discussed' }[count];
  return [
    { index: `post_${name}`, count, isNew: false },
    { index: `post_sphere_${name}`, count, isNew: true },
  ];
});

// SQLite finds no id behind a count: the two are one number there, as in migration 0042.
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
