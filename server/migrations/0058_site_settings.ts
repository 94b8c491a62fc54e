import type { Knex } from 'knex';

// The settings with texts; those of `setting` are on or off, and the query tool shows them.
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('site_setting', (table) => {
    table.text('name').primary();
    // JSON.
    table.text('value').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('site_setting');
}
