import { readdirSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';

const FOLDER = new URL('./released/', import.meta.url);

/** The database of a released version; how it was made is in its first lines. */
export interface Released {
  version: string;
  /** Its last migration. */
  last: string;
  /** Its tables on SQLite, and a few rows. */
  statements: string[];
}

/** Every released version, oldest first. */
export function releasedVersions(): Released[] {
  return readdirSync(FOLDER)
    .map((file): Released => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      const [, version = '', last = ''] =
        /^-- Mulbit (\S+) .*last migration (\w+)\.$/m.exec(text) ?? [];
      const statements = text.replaceAll(/^--.*\n/gm, '').split(/;\n(?=CREATE |INSERT |$)/);
      return { version, last, statements: statements.filter((one) => one !== '') };
    })
    .sort((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }));
}

/** Puts the database of a released version into an empty file. */
export async function loadReleased(knex: Knex, { statements }: Released): Promise<void> {
  await knex.raw('PRAGMA foreign_keys = OFF');
  for (const statement of statements) await knex.raw(statement);
  await knex.raw('PRAGMA foreign_keys = ON');
}

/** What members wrote and have, as every version has it. */
export async function contentOf(knex: Knex) {
  const all = (table: string, ...columns: string[]) =>
    knex(table).select<Record<string, unknown>[]>(columns).orderBy(columns);
  return {
    members: await all('member', 'id', 'user_name', 'bio', 'level', 'water_drops', 'gems'),
    credentials: await all('credential', 'member_id', 'email', 'password_hash'),
    spheres: await all('sphere', 'id', 'name', 'description', 'member_count'),
    memberships: await all('sphere_member', 'sphere_id', 'member_id', 'role'),
    posts: await all('post', 'id', 'author_id', 'sphere_id', 'title', 'blocks', 'is_confirmed'),
    comments: await all('comment', 'id', 'post_id', 'author_id', 'content', 'like_count'),
    reactions: await all('reaction', 'post_id', 'member_id', 'kind'),
    ledger: await all('ledger', 'id', 'member_id', 'action', 'water_drops'),
    plants: await all('plant', 'id', 'member_id', 'species', 'level'),
    settings: await all('setting', 'name', 'value'),
  };
}
