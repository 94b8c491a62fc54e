import type { Knex } from 'knex';

// Which versions of the terms and of the privacy policy a member agreed to, and when. Members from
// before have no row and are asked at their next visit.

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
