import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('upload', (table) => {
    // Also the name of its two files.
    table.text('name').primary();
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    table.integer('bytes').notNullable();
    table.bigInteger('created_at').notNullable().index();
  });
  // The posts that show an upload. A row counts while the post is not deleted; a deleted one keeps
  // its rows, so that code that deletes posts need not know of uploads.
  await knex.schema.createTable('post_image', (table) => {
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.text('name').notNullable().index();
    table.primary(['post_id', 'name']);
  });
  // The index finds out whether an upload is a member's profile picture.
  await knex.schema.alterTable('member', (table) => {
    table.index('profile_image', 'member_profile_image');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('member', (table) => {
    table.dropIndex('profile_image', 'member_profile_image');
  });
  for (const table of ['post_image', 'upload']) await knex.schema.dropTable(table);
}
