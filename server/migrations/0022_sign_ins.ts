import type { Knex } from 'knex';

// A member's sign-ins in the order in which the export lists them, and whether the device of a
// session was noted: the browsers of sessions from before the devices are noted at their next use.

export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX audit_subject ON audit (subject, created_at, id)');
  await knex.schema.alterTable('session', (table) => {
    table.specificType('has_device', 'smallint').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE session DROP COLUMN has_device');
  await knex.raw('DROP INDEX audit_subject');
}
