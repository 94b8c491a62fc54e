import type { Knex } from 'knex';

// The accounts at providers (Kakao, Naver, Google, Apple) that sign members in, the visits there that
// wait for their end, and the newcomers from there who have not given their consents yet.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('linked_account', (table) => {
    table.text('provider').notNullable();
    table.text('subject').notNullable();
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at');
    table.primary(['provider', 'subject']);
    table.unique(['member_id', 'provider']);
  });
  await knex.schema.createTable('provider_visit', (table) => {
    // The hash of the browser's cookie: one visit waits for each browser.
    table.text('browser_hash').primary();
    table.text('provider').notNullable();
    table.text('state').notNullable();
    table.text('nonce').notNullable();
    table.text('verifier').notNullable();
    // The hash of the session that links an account; null for a login.
    table.text('session_hash');
    table.text('return_to');
    table.bigInteger('expires_at').notNullable().index();
  });
  await knex.schema.createTable('provider_newcomer', (table) => {
    table.text('token_hash').primary();
    table.text('provider').notNullable();
    table.text('subject').notNullable();
    table.text('email');
    table.specificType('is_confirmed', 'smallint').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
  // Whether the owner of the address has opened a link sent there. Of members from before nobody
  // knows, so their accounts are never linked by their address.
  await knex.raw('ALTER TABLE credential ADD COLUMN is_confirmed smallint NOT NULL DEFAULT 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE credential DROP COLUMN is_confirmed');
  for (const table of ['provider_newcomer', 'provider_visit', 'linked_account']) {
    await knex.schema.dropTable(table);
  }
}
