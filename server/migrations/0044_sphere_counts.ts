import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// A sphere's most liked and most discussed posts are read from indexes of their own. Without these
// SQLite sorted all posts of the sphere for a page: 300 ms where a million were published.
const counts = { post_sphere_popular: 'like_count', post_sphere_discussed: 'comment_count' };

export async function up(knex: Knex): Promise<void> {
  for (const [name, count] of Object.entries(counts)) {
    // SQLite finds no id behind a count: the two are one number there, as in migration 0042.
    const order = isPostgres(knex) ? `${count}, id` : `${count} * 2147483648 + id`;
    await knex.raw(
      `CREATE INDEX ${name} ON post (sphere_id, ${order})
       WHERE sphere_id IS NOT NULL AND is_confirmed = 1 AND deleted_at IS NULL`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(counts)) await knex.raw(`DROP INDEX ${name}`);
}
