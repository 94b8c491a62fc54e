import type { Knex } from 'knex';

// The devices that have signed in to an account, and an index for the sign-ins in the audit, which
// are stored only for a while.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('device', (table) => {
    // SHA-256 of a token in the device cookie in hex; the token itself is not stored.
    table.text('token_hash').primary();
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable().index('device_created');
    table.index(['member_id', 'created_at'], 'device_member');
  });
  await knex.raw('CREATE INDEX audit_created ON audit (created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX audit_created');
  await knex.schema.dropTable('device');
}
