import type { Knex } from 'knex';

// The versions of the terms and of the privacy policy that a member agreed to, with times. Older
// members have no row and must agree at their next visit.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('consent', (table) => {
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('version').notNullable();
    table.bigInteger('agreed_at').notNullable();
    table.primary(['member_id', 'name', 'version']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('consent');
}
