import type { Knex } from 'knex';

// What the videos of a batch were found by, as JSON; null for batches from before.

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
