import type { Knex } from 'knex';
import { queryViews } from './query-views';

// The query tool: the channels that it may read, the saved queries of admins, and an index for an
// admin's runs. On PostgreSQL its tables are views in a separate schema, the only one that the
// tool's role may use; on SQLite its process makes the same views for itself.

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

/** The view of spheres until migration 0056. */
export const FIRST_SPHERE_VIEW =
  'SELECT id AS sphere_id, name, icon, description, member_count FROM public.sphere';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('youtube_channel', (table) => {
    table.text('channel_id').primary();
    table.text('title').notNullable();
    table.text('thumbnail_url');
    for (const count of ['subscriber', 'view', 'video']) table.bigInteger(`${count}_count`);
    table.text('category_title');
    table.text('country');
    table.bigInteger('created_at');
    table.bigInteger('updated_at').notNullable();
  });
  await knex.schema.createTable('saved_query', (table) => {
    table.increments('id');
    table.text('name').notNullable().unique();
    table.text('query').notNullable();
    table.integer('member_id').references('member.id').onDelete('SET NULL');
    table.bigInteger('created_at').notNullable();
  });
  await knex.raw("CREATE INDEX audit_query ON audit (actor_id, id) WHERE action = 'query.run'");
  if (!isPostgres(knex)) return;
  await knex.raw('CREATE SCHEMA query');
  for (const { name, sql } of queryViews('postgres', 'public')) {
    const first = name === 'sphere' ? FIRST_SPHERE_VIEW : sql;
    await knex.raw(`CREATE VIEW query."${name}" AS ${first}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('DROP SCHEMA query CASCADE');
  await knex.raw('DROP INDEX audit_query');
  for (const table of ['saved_query', 'youtube_channel']) await knex.schema.dropTable(table);
}
