import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('setting', (table) => {
    table.text('name').primary();
    table.specificType('value', 'smallint').notNullable();
  });
  await knex.schema.createTable('audit', (table) => {
    table.increments('id');
    // Null: a script that used the deployment's admin key.
    table.integer('actor_id').references('member.id');
    table.text('action').notNullable();
    table.text('subject').notNullable();
    table.text('detail').notNullable();
    table.bigInteger('created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['audit', 'setting']) await knex.schema.dropTable(table);
}
