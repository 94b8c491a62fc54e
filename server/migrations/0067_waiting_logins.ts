import type { Knex } from 'knex';

// Logins that wait for a second factor, and secrets of apps that wait for their first code.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('waiting_login', (table) => {
    table.text('token_hash').primary();
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    // The hash of the password at the time of the check: a new password ends the login.
    table.text('password_hash').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
  await knex.schema.createTable('new_totp', (table) => {
    table.integer('member_id').primary().references('member.id').onDelete('CASCADE');
    table.text('secret').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('new_totp');
  await knex.schema.dropTable('waiting_login');
}
