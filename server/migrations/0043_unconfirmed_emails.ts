import type { Knex } from 'knex';

// Whether a member's address waits for its confirmation. Existing members do not have to confirm.

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE member ADD COLUMN email_unconfirmed smallint NOT NULL DEFAULT 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE member DROP COLUMN email_unconfirmed');
}
