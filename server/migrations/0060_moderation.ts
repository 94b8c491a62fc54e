import type { Knex } from 'knex';

const hidden = ['post', 'comment'];

export async function up(knex: Knex): Promise<void> {
  // Reported by so many members that it is hidden until an admin decides. A post is then not
  // confirmed, so that every list leaves it out.
  for (const table of hidden) {
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN is_blinded smallint NOT NULL DEFAULT 0`);
  }
}

export async function down(knex: Knex): Promise<void> {
  // A blinded post waits for review then, and a blinded comment is shown.
  for (const table of hidden) await knex.raw(`ALTER TABLE ${table} DROP COLUMN is_blinded`);
}
