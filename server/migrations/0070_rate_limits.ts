import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// The rate limits that the processes on one PostgreSQL count together, as rate-limiter-flexible
// stores them.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('rate_limit', (table) => {
    table.string('key').primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire').index('rate_limit_expire');
  });
  // A crash of the database may forget the counts, and each call is cheaper.
  if (isPostgres(knex)) await knex.raw('ALTER TABLE rate_limit SET UNLOGGED');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('rate_limit');
}
