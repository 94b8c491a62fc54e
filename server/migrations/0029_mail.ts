import type { Knex } from 'knex';

// Waiting mails, and the links of sent ones: a link's token is made when its mail is sent, so that
// neither table holds a token.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mail_outbox', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    // The address as typed; it may have no account.
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
    // The address of the mail.
    table.text('email').notNullable();
    // The mail that contained the link.
    table.integer('mail_id').notNullable();
    table.bigInteger('expires_at').notNullable().index('mail_link_expires');
    table.index(['member_id', 'purpose'], 'mail_link_member');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('mail_link');
  await knex.schema.dropTable('mail_outbox');
}
