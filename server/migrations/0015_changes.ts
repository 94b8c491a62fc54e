import type { Knex } from 'knex';

// When what a post says last changed, for the programs that read it only then.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post', (table) => {
    table.bigInteger('changed_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would make the table again on SQLite, and what hangs on posts would go with the old one.
  await knex.raw('ALTER TABLE post DROP COLUMN changed_at');
}
