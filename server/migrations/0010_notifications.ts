import type { Knex } from 'knex';

// Members' notifications. The likes of a post are one row, which names the latest member; the
// number of others comes from the post's own count.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('notification', (table) => {
    table.increments('id');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.integer('comment_id').references('comment.id').onDelete('CASCADE');
    // Null: the site itself, which reviewed a post.
    table.integer('actor_id').references('member.id');
    table.text('reason').notNullable().defaultTo('');
    table.specificType('is_read', 'smallint').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.index(['member_id', 'created_at', 'id'], 'notification_latest');
    // For deleting them together with a post or a comment.
    table.index(['post_id', 'comment_id'], 'notification_subject');
  });
  await knex.raw(
    'CREATE INDEX notification_unread ON notification (member_id, post_id) WHERE is_read = 0',
  );
  await knex.raw(
    "CREATE UNIQUE INDEX notification_like ON notification (post_id) WHERE kind = 'like'",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notification');
}
