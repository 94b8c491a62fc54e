import type { Knex } from 'knex';
import { migrationSource } from '../migrations';
import { notingParts } from './schema';

/** Runs the migrations with these names, in this order, unless they are done. */
export async function migrateTo(knex: Knex, names: readonly string[]): Promise<void> {
  const source = { ...migrationSource, getMigrations: () => Promise.resolve([...names]) };
  await notingParts(knex, () => knex.migrate.latest({ migrationSource: source }));
}
