import type { Knex } from 'knex';

// Moments are whole milliseconds since 1970 (`…_at`), flags are 0 or 1: both engines compare and
// bind numbers alike. Secrets have separate tables, which the query tool must not read.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('member', (table) => {
    table.increments('id');
    table.text('user_name').notNullable();
    table.text('profile_image');
    table.text('bio').notNullable().defaultTo('');
    table.integer('water_drops').notNullable().defaultTo(0);
    table.integer('gems').notNullable().defaultTo(0);
    table.integer('level').notNullable().defaultTo(1);
    table.integer('experience').notNullable().defaultTo(0);
    table.specificType('admin_level', 'smallint').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.createTable('credential', (table) => {
    table.integer('member_id').primary().references('member.id').onDelete('CASCADE');
    table.text('email').notNullable().unique();
    // Null: nobody can sign in as this member.
    table.text('password_hash');
  });
  await knex.schema.createTable('session', (table) => {
    // SHA-256 of the cookie's value in hex; the value itself is not stored.
    table.text('token_hash').primary();
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['session', 'credential', 'member']) await knex.schema.dropTable(table);
}
