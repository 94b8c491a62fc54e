import type { Knex } from 'knex';

// A session that was ended is kept until the day on which it would have run out, so that admins see
// where a member was signed in. And the audit by person and by kind, in the order of its lists.

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE session ADD COLUMN ended_at bigint');
  await knex.raw('CREATE INDEX audit_actor ON audit (actor_id, created_at, id)');
  await knex.raw('CREATE INDEX audit_action ON audit (action, created_at, id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX audit_action');
  await knex.raw('DROP INDEX audit_actor');
  // Without the column they would be sessions again.
  await knex('session').whereNotNull('ended_at').delete();
  await knex.raw('ALTER TABLE session DROP COLUMN ended_at');
}
