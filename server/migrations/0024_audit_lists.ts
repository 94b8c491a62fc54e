import type { Knex } from 'knex';

// The lists of the audit by person and by kind. Most entries are sign-ins, which such a list would
// otherwise scan to find its few rows.

const indexes = [
  'audit_actor ON audit (actor_id, created_at, id) WHERE actor_id IS NOT NULL',
  'audit_kind ON audit (action, created_at, id)',
];

export async function up(knex: Knex): Promise<void> {
  for (const index of indexes) await knex.raw(`CREATE INDEX ${index}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const index of indexes) await knex.raw(`DROP INDEX ${index.split(' ')[0] ?? ''}`);
}
