import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('comment', (table) => {
    table.increments('id');
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.integer('author_id').notNullable().references('member.id');
    // The comment that a reply answers; null for the start of a thread.
    table.integer('parent_id').references('comment.id');
    // The first comment of the thread, itself included, so that (root_id, id) is the shown order.
    table.integer('root_id').notNullable();
    table.text('content').notNullable();
    table.integer('like_count').notNullable().defaultTo(0);
    // Replies that are not deleted; a deleted comment with replies is shown without its text.
    table.integer('reply_count').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('edited_at');
    table.bigInteger('deleted_at');
    table.index(['post_id', 'root_id', 'id']);
  });
  await knex.schema.createTable('comment_like', (table) => {
    table.integer('comment_id').notNullable().references('comment.id').onDelete('CASCADE');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    table.specificType('is_liked', 'smallint').notNullable();
    table.primary(['comment_id', 'member_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['comment_like', 'comment']) await knex.schema.dropTable(table);
}
