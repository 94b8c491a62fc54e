import type { Knex } from 'knex';

const WAITING = 'is_confirmed = 0 AND deleted_at IS NULL';

// A rejected post is no longer in the queue, and there may be many: each list has its own index.
const lists = { post_pending: 'is_rejected = 0', post_rejected: 'is_rejected = 1' };

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE post ADD COLUMN is_rejected smallint NOT NULL DEFAULT 0');
  await knex.raw('DROP INDEX post_pending');
  for (const [name, condition] of Object.entries(lists)) {
    await knex.raw(
      `CREATE INDEX ${name} ON post (created_at, id) WHERE ${condition} AND ${WAITING}`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(lists)) await knex.raw(`DROP INDEX ${name}`);
  // Rejected posts wait for review again.
  await knex.raw('ALTER TABLE post DROP COLUMN is_rejected');
  await knex.raw(`CREATE INDEX post_pending ON post (created_at, id) WHERE ${WAITING}`);
}
