import type { Knex } from 'knex';

// A post that is sent twice is stored once, and a change of an older revision is recognised.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post', (table) => {
    // Chosen by the author's page, and unique among what they wrote and did not delete.
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
  // Knex would make the table again on SQLite, and what hangs on posts would go with the old one.
  await knex.raw('ALTER TABLE post DROP COLUMN writing_id');
  await knex.raw('ALTER TABLE post DROP COLUMN revision');
}
