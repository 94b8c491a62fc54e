import type { Knex } from 'knex';
import { foldName } from '@contract/rules/text/fold-name';
import { FIRST_SPHERE_VIEW } from './0021_query';
import { queryViews } from './query-views';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

interface Sphere {
  id: number;
  name: string;
  member_count: number;
}

/** Gives each sphere its place by size, and its name in the form for comparing. */
async function fill(knex: Knex): Promise<void> {
  const spheres = await knex<Sphere>('sphere').select('id', 'name', 'member_count').orderBy('id');
  const bySize = spheres.toSorted((a, b) => b.member_count - a.member_count || a.id - b.id);
  const known = new Set<string>();
  for (const { id, name } of spheres) {
    const key = foldName(name);
    const position = bySize.findIndex((one) => one.id === id) + 1;
    // Folded names have no spaces, so this one keeps its name and blocks no other.
    const name_key = known.has(key) ? `${key} ${id}` : key;
    known.add(key);
    await knex('sphere').where({ id }).update({ name_key, position });
  }
}

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sphere', (table) => {
    // The name in its form for comparing.
    table.text('name_key').notNullable().defaultTo('');
    // The place in lists, from 1.
    table.integer('position').notNullable().defaultTo(0);
    // A closed sphere keeps its posts but takes no new ones, and is in no list.
    table.specificType('is_closed', 'smallint').notNullable().defaultTo(0);
    // Finds out whether an upload is a sphere's icon.
    table.index('icon', 'sphere_icon');
  });
  await fill(knex);
  await knex.raw('CREATE UNIQUE INDEX sphere_name_key ON sphere (name_key)');
  // Replacing a view keeps the rights of the query tool's role.
  const view = queryViews('postgres', 'public').find(({ name }) => name === 'sphere');
  if (isPostgres(knex)) await knex.raw(`CREATE OR REPLACE VIEW query."sphere" AS ${view?.sql}`);
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('DROP VIEW query."sphere"');
  for (const index of ['sphere_name_key', 'sphere_icon']) await knex.raw(`DROP INDEX ${index}`);
  // Knex would recreate the table on SQLite, and rows that reference spheres would be lost.
  for (const column of ['name_key', 'position', 'is_closed']) {
    await knex.raw(`ALTER TABLE sphere DROP COLUMN ${column}`);
  }
  if (isPostgres(knex)) await knex.raw(`CREATE VIEW query."sphere" AS ${FIRST_SPHERE_VIEW}`);
}
