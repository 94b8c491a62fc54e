import type { Knex } from 'knex';

// The time of a post's last change, for programs that read only changed posts.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post', (table) => {
    table.bigInteger('changed_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would recreate the table on SQLite, and rows that reference posts would be lost.
  await knex.raw('ALTER TABLE post DROP COLUMN changed_at');
}
