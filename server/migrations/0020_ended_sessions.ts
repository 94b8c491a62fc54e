import type { Knex } from 'knex';

// An ended session stays until its original expiry, so that admins see where a member was signed
// in.

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE session ADD COLUMN ended_at bigint');
}

export async function down(knex: Knex): Promise<void> {
  // Without the column they would become valid sessions again.
  await knex('session').whereNotNull('ended_at').delete();
  await knex.raw('ALTER TABLE session DROP COLUMN ended_at');
}
