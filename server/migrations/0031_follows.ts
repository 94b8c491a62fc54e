import type { Knex } from 'knex';

// Who follows whom. The key finds whom a member follows, the index a member's followers.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('follow', (table) => {
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.integer('followed_id').notNullable().references('member.id').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable();
    table.primary(['member_id', 'followed_id']);
    table.index(['followed_id', 'member_id'], 'follow_followed');
  });
  // The number of other new posts in an entry.
  await knex.raw('ALTER TABLE notification ADD COLUMN others integer NOT NULL DEFAULT 0');
  // New posts of one member share one entry while it is unread.
  await knex.raw(
    "CREATE UNIQUE INDEX notification_new_post ON notification (member_id, actor_id) WHERE kind = 'new_post' AND is_read = 0",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX notification_new_post');
  await knex.raw("DELETE FROM notification WHERE kind = 'new_post'");
  await knex.raw('ALTER TABLE notification DROP COLUMN others');
  await knex.schema.dropTable('follow');
}
