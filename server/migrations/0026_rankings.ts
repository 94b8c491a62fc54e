import type { Knex } from 'knex';

// The rankings: videos, the daily counts of videos and channels, the lists made from them, the last
// answers of trending, and the last runs of jobs.

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// The source of existing channels is unknown: it stays empty until they are counted.
const channelColumns = ['category_id', 'description', 'source'];

/** A table of counts with a row per thing and day, stored only in that order. */
function countTable(knex: Knex, kind: string, counts: readonly string[]): Promise<unknown> {
  const columns = counts.map((count) => `${count}_count bigint`).join(', ');
  return knex.raw(
    `CREATE TABLE youtube_${kind}_count (
      ${kind}_id text NOT NULL REFERENCES youtube_${kind} (${kind}_id) ON DELETE CASCADE,
      day integer NOT NULL, ${columns}, PRIMARY KEY (${kind}_id, day)
    ) ${isPostgres(knex) ? '' : 'WITHOUT ROWID'}`,
  );
}

export async function up(knex: Knex): Promise<void> {
  for (const name of channelColumns) {
    await knex.raw(`ALTER TABLE youtube_channel ADD COLUMN ${name} text`);
  }
  await knex.raw('CREATE INDEX youtube_channel_age ON youtube_channel (updated_at)');
  await knex.schema.createTable('youtube_video', (table) => {
    table.text('video_id').primary();
    for (const name of ['title', 'channel_id', 'channel_title']) table.text(name).notNullable();
    table.text('category_id');
    table.text('thumbnail_url');
    table.bigInteger('published_at').notNullable();
    table.integer('duration_seconds');
    table.bigInteger('view_count').notNullable();
    table.bigInteger('like_count');
    table.bigInteger('comment_count');
    // The regions that listed it: their codes with commas around each.
    table.text('regions').notNullable();
    table.text('source').notNullable();
    table.bigInteger('updated_at').notNullable().index('youtube_video_age');
    table.index(['published_at', 'video_id'], 'youtube_video_published');
  });
  await countTable(knex, 'channel', ['subscriber', 'view', 'video']);
  await countTable(knex, 'video', ['view', 'like', 'comment']);
  for (const kind of ['channel', 'video']) {
    await knex.raw(`CREATE INDEX youtube_${kind}_count_day ON youtube_${kind}_count (day)`);
  }
  await knex.schema.createTable('ranking_build', (table) => {
    table.increments('id');
    table.integer('day').notNullable();
    table.integer('previous_day');
    table.text('source').notNullable();
    // The oldest of its counts.
    table.bigInteger('counted_at').notNullable();
    // Null during its making: only finished ones are read.
    table.bigInteger('made_at');
    table.index(['day', 'id'], 'ranking_build_day');
  });
  await knex.schema.createTable('ranking_list', (table) => {
    table.integer('build_id').notNullable().references('ranking_build.id').onDelete('CASCADE');
    table.text('name').notNullable();
    // JSON: the ids in their order, each with its place on the day before.
    table.text('entries').notNullable();
    table.primary(['build_id', 'name']);
  });
  await knex.schema.createTable('trending_answer', (table) => {
    // The region and the searched words.
    table.text('name').primary();
    table.text('body').notNullable();
    table.bigInteger('fetched_at').notNullable().index('trending_answer_age');
  });
  await knex.schema.createTable('job_run', (table) => {
    table.text('name').notNullable();
    table.text('period').notNullable();
    // Names the process that works on it.
    table.text('owner').notNullable();
    table.bigInteger('claimed_at').notNullable();
    table.bigInteger('done_at');
    table.primary(['name', 'period']);
  });
}

export async function down(knex: Knex): Promise<void> {
  const tables = [
    ...['job_run', 'trending_answer', 'ranking_list', 'ranking_build'],
    ...['youtube_video_count', 'youtube_channel_count', 'youtube_video'],
  ];
  for (const table of tables) await knex.schema.dropTable(table);
  await knex.raw('DROP INDEX youtube_channel_age');
  for (const name of channelColumns) {
    await knex.raw(`ALTER TABLE youtube_channel DROP COLUMN ${name}`);
  }
}
