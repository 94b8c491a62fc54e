import type { Knex } from 'knex';

// The passkeys of members, and the challenges that wait for one.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('passkey', (table) => {
    table.text('id').primary();
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    table.text('credential_id').notNullable().unique();
    table.text('public_key').notNullable();
    table.bigInteger('counter').notNullable();
    // How the browser may reach its device, as a JSON list.
    table.text('transports').notNullable();
    table.text('name').notNullable();
    table.specificType('is_synced', 'smallint').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at');
  });
  await knex.schema.createTable('passkey_challenge', (table) => {
    table.text('purpose').notNullable();
    // The hash of the session's or the login's token: one of a purpose waits for each.
    table.text('owner_hash').notNullable();
    table.text('challenge').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.primary(['purpose', 'owner_hash']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('passkey_challenge');
  await knex.schema.dropTable('passkey');
}
