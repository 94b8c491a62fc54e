import type { Knex } from 'knex';

const SHOWN = 'is_confirmed = 1 AND deleted_at IS NULL';
const PENDING = 'is_confirmed = 0 AND deleted_at IS NULL';

// Every list has exactly one index in its order, and every index is partial: with an additional
// full index SQLite chose the wrong one for deep pages. A test checks the plans of both engines.
const indexes = [
  ['post_feed', 'is_pinned, published_at, id', SHOWN],
  ['post_latest', 'published_at, id', SHOWN],
  ['post_popular', 'like_count, id', SHOWN],
  ['post_discussed', 'comment_count, id', SHOWN],
  ['post_sphere', 'sphere_id, published_at, id', `sphere_id IS NOT NULL AND ${SHOWN}`],
  ['post_timing', 'timing, published_at, id', `timing IS NOT NULL AND ${SHOWN}`],
  [
    'post_content',
    'content_category, published_at, id',
    `content_category IS NOT NULL AND ${SHOWN}`,
  ],
  ['post_pending', 'created_at, id', PENDING],
  ['post_confirmed', 'created_at, id', SHOWN],
  ['post_own_pending', 'author_id, created_at, id', PENDING],
  // `created_at > 0` is always true; only the list of all posts says it, so no other uses this one.
  ['post_created', 'created_at, id', 'created_at > 0 AND deleted_at IS NULL'],
  ['post_author', 'author_id, published_at, id', SHOWN],
] as const;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('post', (table) => {
    table.increments('id');
    table.integer('author_id').notNullable().references('member.id');
    table.integer('sphere_id').references('sphere.id');
    table.text('title');
    // JSON, checked by the contract before it is stored.
    table.text('blocks').notNullable();
    table.text('timing');
    table.text('content_category');
    table.text('api_source');
    table.specificType('is_pinned', 'smallint').notNullable().defaultTo(0);
    table.specificType('is_confirmed', 'smallint').notNullable().defaultTo(0);
    for (const count of ['like', 'dislike', 'comment', 'share', 'view']) {
      table.integer(`${count}_count`).notNullable().defaultTo(0);
    }
    table.bigInteger('created_at').notNullable();
    // The first confirmation: the post's place in the feed, which it keeps if it is taken back.
    table.bigInteger('published_at');
    table.bigInteger('deleted_at');
  });
  for (const [name, columns, condition] of indexes) {
    await knex.raw(`CREATE INDEX ${name} ON post (${columns}) WHERE ${condition}`);
  }
  await knex.schema.createTable('reaction', (table) => {
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE').index();
    // 1 like, -1 dislike, 0 removed. `previous` is the value before the last toggle, so that the
    // counts can follow without a read that another toggle might overtake.
    table.specificType('kind', 'smallint').notNullable();
    table.specificType('previous', 'smallint').notNullable().defaultTo(0);
    table.primary(['post_id', 'member_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['reaction', 'post']) await knex.schema.dropTable(table);
}
