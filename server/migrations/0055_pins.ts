import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

const SHOWN = 'is_confirmed = 1 AND deleted_at IS NULL';

async function replaceIndex(knex: Knex, old: string, name: string, columns: string, rows = SHOWN) {
  await knex.raw(`DROP INDEX IF EXISTS ${old}`);
  await knex.raw(`CREATE INDEX ${name} ON post (${columns}) WHERE ${rows}`);
}

// Pinned posts are read by themselves, so the feed needs no index of its own any more: it walks that
// of the newest posts.
export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('SET LOCAL statement_timeout = 0');
  await knex.schema.alterTable('post', (table) => {
    // The sphere whose feed a pinned post leads; null for the site's feed.
    table.integer('pin_sphere_id');
    table.specificType('pin_position', 'smallint');
    table.bigInteger('pin_until');
  });
  await knex('post').where('is_pinned', 1).update({ pin_position: 1 });
  await replaceIndex(knex, 'post_feed', 'post_pinned', 'pin_position, id', 'is_pinned = 1');
  // A page by number skips what a viewer hides on the index alone. PostgreSQL would also look for an
  // author's posts there if the author were a key.
  const author = isPostgres(knex) ? ') INCLUDE (author_id' : ', author_id';
  await replaceIndex(knex, 'post_latest', 'post_latest', `published_at, id${author}`);
}

export async function down(knex: Knex): Promise<void> {
  await replaceIndex(knex, 'post_latest', 'post_latest', 'published_at, id');
  await replaceIndex(knex, 'post_pinned', 'post_feed', 'is_pinned, published_at, id, author_id');
  // Knex would recreate the table on SQLite, and rows that reference posts would be lost.
  for (const column of ['pin_sphere_id', 'pin_position', 'pin_until']) {
    await knex.raw(`ALTER TABLE post DROP COLUMN ${column}`);
  }
}
