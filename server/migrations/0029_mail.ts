import type { Knex } from 'knex';

// Mails that wait to be sent, and the links of those that were: a link's token is made when its mail
// is sent, so that no token is kept in either table.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mail_outbox', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    // The address as it was typed; no account need have it.
    table.text('recipient').notNullable().index('mail_outbox_recipient');
    table.integer('member_id').references('member.id').onDelete('CASCADE');
    table.integer('failures').notNullable().defaultTo(0);
    table.bigInteger('due_at').notNullable().index('mail_outbox_due');
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.createTable('mail_link', (table) => {
    // SHA-256 of the token in hex.
    table.text('token_hash').primary();
    table.text('purpose').notNullable();
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    // The address to which it was sent.
    table.text('email').notNullable();
    // The mail that carried it.
    table.integer('mail_id').notNullable();
    table.bigInteger('expires_at').notNullable().index('mail_link_expires');
    table.index(['member_id', 'purpose'], 'mail_link_member');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('mail_link');
  await knex.schema.dropTable('mail_outbox');
}
