import type { Knex } from 'knex';

// A session that was ended is kept until the day on which it would have run out, so that admins see
// where a member was signed in.

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE session ADD COLUMN ended_at bigint');
}

export async function down(knex: Knex): Promise<void> {
  // Without the column they would be sessions again.
  await knex('session').whereNotNull('ended_at').delete();
  await knex.raw('ALTER TABLE session DROP COLUMN ended_at');
}
