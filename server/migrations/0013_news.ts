import type { Knex } from 'knex';

// Why a post was taken back, for its author; and news without a post: a level of the companion.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post', (table) => {
    // Set after a post is taken back, until it is changed or confirmed again.
    table.text('revert_reason');
  });
  await knex.schema.alterTable('notification', (table) => {
    table.integer('level');
    table.setNullable('post_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('notification').whereNull('post_id').delete();
  await knex.schema.alterTable('notification', (table) => {
    table.dropNullable('post_id');
    table.dropColumn('level');
  });
  // Knex would recreate the table on SQLite, and rows that reference posts would be lost.
  await knex.raw('ALTER TABLE post DROP COLUMN revert_reason');
}
