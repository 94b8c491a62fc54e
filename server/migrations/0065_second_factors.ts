import type { Knex } from 'knex';
import { queryViews } from './query-views';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// The second factors of admins: an authenticator app, and recovery codes as hashes.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('totp', (table) => {
    table.integer('member_id').primary().references('member.id').onDelete('CASCADE');
    table.text('secret').notNullable();
    // The half minute of the last code, which is not accepted again.
    table.bigInteger('last_step').notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.createTable('recovery_code', (table) => {
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.text('code_hash').notNullable();
    table.primary(['member_id', 'code_hash']);
  });
  // Replacing a view keeps the rights of the query tool's role. It shows the new setting; `down`
  // leaves it, because it also reads the old ones.
  const view = queryViews('postgres', 'public').find(({ name }) => name === 'admin_settings');
  if (isPostgres(knex))
    await knex.raw(`CREATE OR REPLACE VIEW query."admin_settings" AS ${view?.sql}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recovery_code');
  await knex.schema.dropTable('totp');
}
