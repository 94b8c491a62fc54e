import type { Knex } from 'knex';

// The data of the admin area: who decided about a post and when, how reports were settled, who is
// suspended, and an audit that names the change and its subject and that nobody can rewrite.

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

const columns = {
  post: ['reviewed_by integer', 'reviewed_at bigint'],
  report: [
    'resolved_at bigint',
    'resolved_by integer',
    'resolution text',
    'resolution_reason text',
  ],
  audit: ['member_id integer', 'bulk_id text', 'before text', 'after text'],
};

const indexes = [
  'post_reviewed ON post (reviewed_at) WHERE reviewed_at IS NOT NULL',
  'report_target ON report (target_type, target_id)',
  'report_author ON report (author_id)',
  'report_open ON report (target_type, target_id, created_at, id) WHERE resolved_at IS NULL',
  'audit_subject ON audit (subject, id)',
  'audit_member ON audit (member_id, action) WHERE member_id IS NOT NULL',
  'audit_bulk ON audit (bulk_id) WHERE bulk_id IS NOT NULL',
  'member_joined ON member (created_at, id) WHERE deleted_at IS NULL',
];

// Sign-ins are deleted after a while (see jobs/session-sweep); all other entries never change.
const SWEPT = "OLD.action IN ('login.success', 'login.failure')";

async function guardAudit(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) {
    const refuse = "SELECT RAISE(ABORT, 'the audit is not rewritten')";
    await knex.raw(`CREATE TRIGGER audit_kept BEFORE UPDATE ON audit BEGIN ${refuse}; END`);
    await knex.raw(
      `CREATE TRIGGER audit_stays BEFORE DELETE ON audit WHEN NOT ${SWEPT} BEGIN ${refuse}; END`,
    );
    return;
  }
  await knex.raw(`
    CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the audit is not rewritten'; END $$`);
  const refuse = 'EXECUTE FUNCTION refuse_audit_change()';
  await knex.raw(`CREATE TRIGGER audit_kept BEFORE UPDATE ON audit FOR EACH ROW ${refuse}`);
  await knex.raw(
    `CREATE TRIGGER audit_stays BEFORE DELETE ON audit FOR EACH ROW WHEN (NOT ${SWEPT}) ${refuse}`,
  );
  await knex.raw(
    `CREATE TRIGGER audit_whole BEFORE TRUNCATE ON audit FOR EACH STATEMENT ${refuse}`,
  );
}

async function releaseAudit(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) {
    for (const name of ['audit_kept', 'audit_stays']) await knex.raw(`DROP TRIGGER ${name}`);
    return;
  }
  for (const name of ['audit_kept', 'audit_stays', 'audit_whole']) {
    await knex.raw(`DROP TRIGGER ${name} ON audit`);
  }
  await knex.raw('DROP FUNCTION refuse_audit_change()');
}

export async function up(knex: Knex): Promise<void> {
  for (const [table, added] of Object.entries(columns)) {
    for (const column of added) await knex.raw(`ALTER TABLE ${table} ADD COLUMN ${column}`);
  }
  for (const index of indexes) await knex.raw(`CREATE INDEX ${index}`);
  await knex.schema.createTable('suspension', (table) => {
    table.integer('member_id').primary().references('member.id').onDelete('CASCADE');
    table.text('reason').notNullable();
    // Null: until an admin lifts it.
    table.bigInteger('until');
    table.integer('actor_id').references('member.id');
    table.bigInteger('created_at').notNullable();
  });
  await guardAudit(knex);
}

export async function down(knex: Knex): Promise<void> {
  await releaseAudit(knex);
  await knex.schema.dropTable('suspension');
  for (const index of indexes) await knex.raw(`DROP INDEX ${index.split(' ')[0] ?? ''}`);
  // Knex would recreate the tables on SQLite, and rows that reference them would be lost.
  for (const [table, added] of Object.entries(columns)) {
    for (const column of added) {
      await knex.raw(`ALTER TABLE ${table} DROP COLUMN ${column.split(' ')[0] ?? ''}`);
    }
  }
}
