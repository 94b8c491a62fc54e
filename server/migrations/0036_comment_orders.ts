import type { Knex } from 'knex';

// A reply to a reply names the answered member, threads can be read newest or most liked first, and
// the best comments are on top. Each order has an index.

const indexes = [
  ['comment_thread_latest', 'post_id, id', 'parent_id IS NULL'],
  ['comment_thread_liked', 'post_id, like_count, id', 'parent_id IS NULL'],
  ['comment_best', 'post_id, like_count, id', 'like_count >= 5'],
] as const;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('comment', (table) => {
    // A member; their row stays when the account ends.
    table.integer('reply_to_id');
  });
  for (const [name, columns, condition] of indexes) {
    await knex.raw(`CREATE INDEX ${name} ON comment (${columns}) WHERE ${condition}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name] of indexes) await knex.raw(`DROP INDEX ${name}`);
  await knex.raw('ALTER TABLE comment DROP COLUMN reply_to_id');
}
