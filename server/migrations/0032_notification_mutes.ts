import type { Knex } from 'knex';

// The kinds of notifications that a member does not want.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('notification_mute', (table) => {
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    table.primary(['member_id', 'kind']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notification_mute');
}
