import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post', (table) => {
    table.specificType('is_notice', 'smallint').notNullable().defaultTo(0);
  });
  await knex.raw(
    'CREATE INDEX post_notices ON post (published_at, id) WHERE is_notice = 1 AND is_confirmed = 1 AND deleted_at IS NULL',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS post_notices');
  // Knex would recreate the table on SQLite, and rows that reference posts would be lost.
  await knex.raw('ALTER TABLE post DROP COLUMN is_notice');
}
