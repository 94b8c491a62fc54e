import type { Knex } from 'knex';

// The search conditions of a batch, as JSON; null for older batches.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_batch', (table) => {
    table.text('conditions');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_batch', (table) => {
    table.dropColumn('conditions');
  });
}
