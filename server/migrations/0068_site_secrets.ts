import type { Knex } from 'knex';

// The secrets that all processes of a site share. A start adds them, see `load-secrets`.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('site_secret', (table) => {
    table.text('name').primary();
    table.text('value').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('site_secret');
}
