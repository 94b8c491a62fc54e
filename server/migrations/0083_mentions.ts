import type { Knex } from 'knex';

// The members that a comment mentions, as JSON (contract/rules/posts/mentions). Names are looked up
// by their beginning, for which PostgreSQL needs an index in the order of characters.

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE comment ADD COLUMN mentions text');
  if (!isPostgres(knex)) return;
  await knex.raw('CREATE INDEX member_name_begun ON member (name_key COLLATE "C")');
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('DROP INDEX member_name_begun');
  await knex.raw('ALTER TABLE comment DROP COLUMN mentions');
}
