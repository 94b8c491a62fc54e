import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

// Every list of a member's own things has exactly one index in its order. `created_at > 0` is
// always true; see the migration of the posts.
const indexes = [
  ['post_own', 'post (author_id, created_at, id)', 'created_at > 0 AND deleted_at IS NULL'],
  [
    'post_first_confirmed',
    'post (author_id, published_at, id)',
    'published_at IS NOT NULL AND deleted_at IS NULL',
  ],
  ['comment_own', 'comment (author_id, created_at, id)', 'deleted_at IS NULL'],
] as const;

const SHOWN = 'is_confirmed = 1 AND deleted_at IS NULL';

async function nameSessions(knex: Knex): Promise<void> {
  const rows = await knex<{ token_hash: string; created_at: number }>('session').select(
    'token_hash',
    'created_at',
  );
  for (const { token_hash, created_at } of rows) {
    const id = randomBytes(12).toString('base64url');
    await knex('session').where({ token_hash }).update({ id, last_seen_at: created_at });
  }
}

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('member', (table) => {
    table.bigInteger('deleted_at');
  });
  await knex.schema.alterTable('session', (table) => {
    // The id that a member sees for a session; the hash of its value stays on the server.
    table.text('id').unique();
    table.text('user_agent').notNullable().defaultTo('');
    table.bigInteger('last_seen_at').notNullable().defaultTo(0);
  });
  await nameSessions(knex);

  // When the reaction got its present state; earlier ones get the time of the post.
  await knex.schema.alterTable('reaction', (table) => {
    table.bigInteger('reacted_at').notNullable().defaultTo(0);
  });
  await knex.raw(
    'UPDATE reaction SET reacted_at = (SELECT coalesce(published_at, created_at) FROM post WHERE post.id = reaction.post_id)',
  );
  await knex.schema.alterTable('reaction', (table) => {
    table.dropIndex('member_id');
    table.index(['member_id', 'reacted_at', 'post_id'], 'reaction_own');
  });

  await knex.raw('DROP INDEX post_author');
  for (const [name, columns, condition] of indexes) {
    await knex.raw(`CREATE INDEX ${name} ON ${columns} WHERE ${condition}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name] of indexes) await knex.raw(`DROP INDEX ${name}`);
  await knex.raw(`CREATE INDEX post_author ON post (author_id, published_at, id) WHERE ${SHOWN}`);
  await knex.schema.alterTable('reaction', (table) => {
    table.dropIndex(['member_id', 'reacted_at', 'post_id'], 'reaction_own');
    table.dropColumn('reacted_at');
    table.index('member_id');
  });
  await knex.schema.alterTable('session', (table) => {
    for (const column of ['id', 'user_agent', 'last_seen_at']) table.dropColumn(column);
  });
  // Knex would recreate the table on SQLite, and rows that reference members would be lost.
  await knex.raw('ALTER TABLE member DROP COLUMN deleted_at');
}
