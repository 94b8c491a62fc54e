import type { Knex } from 'knex';

// A member's sign-ins in the order of the export; wrong current passwords are swept from the audit
// like sign-ins; and whether a session's device was noted: sessions that are older than the devices
// get theirs at the next use.

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

/** Allows only rows of these actions to be deleted from the audit. */
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
