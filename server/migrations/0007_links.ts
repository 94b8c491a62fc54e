import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Block } from '@contract/models/block';
import { linkKeysOf } from '@contract/rules/posts/link-key';

const BATCH = 200;

// The same as `tables/post-link`, but fixed: a migration must not change later.
const hash = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Records the links that existing posts share. */
async function noteLinks(knex: Knex): Promise<void> {
  for (let last = 0; ;) {
    const posts = await knex<{ id: number; blocks: string }>('post')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'blocks');
    const rows = posts.flatMap(({ id, blocks }) =>
      linkKeysOf(JSON.parse(blocks) as Block[]).map((key) => ({ post_id: id, link: hash(key) })),
    );
    await knex.batchInsert('post_link', rows, 100);
    if (posts.length < BATCH) return;
    last = posts.at(-1)?.id ?? last;
  }
}

export async function up(knex: Knex): Promise<void> {
  // The targets of a post's links (see contract/rules/posts/link-key). A deleted post keeps its rows, so
  // that code that deletes posts need not know of links.
  await knex.schema.createTable('post_link', (table) => {
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    // A hash: an address may be longer than an index takes.
    table.text('link').notNullable().index();
    table.primary(['post_id', 'link']);
  });
  await noteLinks(knex);
  await knex.schema.createTable('link_preview', (table) => {
    table.text('address').primary();
    table.text('preview').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
  await knex.schema.createTable('post_share', (table) => {
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.text('visit').notNullable();
    table.bigInteger('created_at').notNullable().index();
    table.primary(['post_id', 'visit']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['post_share', 'link_preview', 'post_link']) {
    await knex.schema.dropTable(table);
  }
}
