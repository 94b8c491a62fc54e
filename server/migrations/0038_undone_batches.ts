import type { Knex } from 'knex';

// When a batch was undone, ms: a running import must not continue it.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_batch', (table) => {
    table.bigInteger('undone_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_batch', (table) => {
    table.dropColumn('undone_at');
  });
}
