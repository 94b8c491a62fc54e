import type { Knex } from 'knex';

// Stores a post that is sent twice only once, and detects a change of an older revision.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post', (table) => {
    // The author's page chooses it; it is unique among the author's posts that are not deleted.
    table.text('writing_id');
    table.integer('revision').notNullable().defaultTo(0);
  });
  await knex.raw(
    `CREATE UNIQUE INDEX post_writing ON post (author_id, writing_id)
     WHERE writing_id IS NOT NULL AND deleted_at IS NULL`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX post_writing');
  // Knex would recreate the table on SQLite, and rows that reference posts would be lost.
  await knex.raw('ALTER TABLE post DROP COLUMN writing_id');
  await knex.raw('ALTER TABLE post DROP COLUMN revision');
}
