import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sphere', (table) => {
    table.increments('id');
    table.text('name').notNullable().unique();
    table.text('icon').notNullable();
    table.text('description').notNullable();
    table.integer('member_count').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('sphere_member', (table) => {
    table.integer('sphere_id').notNullable().references('sphere.id').onDelete('CASCADE');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    table.text('role').notNullable().defaultTo('member');
    table.bigInteger('joined_at').notNullable();
    table.primary(['sphere_id', 'member_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['sphere_member', 'sphere']) await knex.schema.dropTable(table);
}
