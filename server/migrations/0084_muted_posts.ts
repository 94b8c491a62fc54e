import type { Knex } from 'knex';

// The posts about which a member wants no further notifications.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('muted_post', (table) => {
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable();
    table.primary(['member_id', 'post_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('muted_post');
}
