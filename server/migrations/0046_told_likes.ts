import type { Knex } from 'knex';

// Whether the author of a post was told of a member's like, which is told once.

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE reaction ADD COLUMN is_told smallint NOT NULL DEFAULT 0');
  await knex.raw('UPDATE reaction SET is_told = 1 WHERE kind = 1');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE reaction DROP COLUMN is_told');
}
