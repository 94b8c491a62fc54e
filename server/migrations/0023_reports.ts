import type { Knex } from 'knex';

// Open pages of admins ask at every heartbeat which reports were settled since the last one.

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'CREATE INDEX report_resolved ON report (resolved_at) WHERE resolved_at IS NOT NULL',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX report_resolved');
}
