import type { Knex } from 'knex';

// The answers of third parties that a process asks for at this moment, so that no other pays for the
// same.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('upstream_claim', (table) => {
    table.text('name').primary();
    table.bigInteger('until').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('upstream_claim');
}
