import type { Knex } from 'knex';

// The first channels of a ranking appear with their newest video.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('youtube_video', (table) => {
    table.index(['channel_id', 'published_at', 'video_id'], 'youtube_video_channel');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('youtube_video', (table) => {
    table.dropIndex(['channel_id', 'published_at', 'video_id'], 'youtube_video_channel');
  });
}
