import type { Knex } from 'knex';

// A member's sign-ins in the order in which the export lists them; wrong current passwords are swept
// from the audit as the sign-ins are; and whether the device of a session was noted: the browsers of
// sessions from before the devices are noted at their next use.

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

/** Lets rows of these actions, and no others, be deleted from the audit. */
async function sweepOnly(knex: Knex, actions: readonly string[]): Promise<void> {
  const kept = `NOT OLD.action IN (${actions.map((action) => `'${action}'`).join(', ')})`;
  if (isPostgres(knex)) {
    await knex.raw('DROP TRIGGER audit_stays ON audit');
    await knex.raw(
      `CREATE TRIGGER audit_stays BEFORE DELETE ON audit FOR EACH ROW WHEN (${kept})
       EXECUTE FUNCTION refuse_audit_change()`,
    );
    return;
  }
  await knex.raw('DROP TRIGGER audit_stays');
  await knex.raw(
    `CREATE TRIGGER audit_stays BEFORE DELETE ON audit WHEN ${kept}
     BEGIN SELECT RAISE(ABORT, 'the audit is not rewritten'); END`,
  );
}

export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX audit_sign_ins ON audit (subject, created_at, id)');
  await sweepOnly(knex, ['login.success', 'login.failure', 'password.failure']);
  await knex.schema.alterTable('session', (table) => {
    table.specificType('has_device', 'smallint').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE session DROP COLUMN has_device');
  await sweepOnly(knex, ['login.success', 'login.failure']);
  await knex.raw('DROP INDEX audit_sign_ins');
}
