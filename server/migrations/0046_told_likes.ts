import type { Knex } from 'knex';

// Whether a post's author was notified of a member's like, which happens once.

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE reaction ADD COLUMN is_told smallint NOT NULL DEFAULT 0');
  await knex.raw('UPDATE reaction SET is_told = 1 WHERE kind = 1');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE reaction DROP COLUMN is_told');
}
