import { statement, type Runner } from '../database/statement';

/** A collected channel; times in ms. */
export type ChannelRow = {
  channel_id: string;
  title: string;
  thumbnail_url: string | null;
  subscriber_count: number | null;
  view_count: number;
  video_count: number;
  category_title: string | null;
  country: string | null;
  created_at: number | null;
  updated_at: number;
};

const keep = statement<ChannelRow>((knex, row) =>
  knex('youtube_channel')
    .insert({
      channel_id: row.channel_id,
      title: row.title,
      thumbnail_url: row.thumbnail_url,
      subscriber_count: row.subscriber_count,
      view_count: row.view_count,
      video_count: row.video_count,
      category_title: row.category_title,
      country: row.country,
      created_at: row.created_at,
      updated_at: row.updated_at,
    })
    .onConflict('channel_id')
    .merge(),
);

/** Keeps a channel in place of what was known of it. */
export async function keepChannel(tx: Runner, row: ChannelRow): Promise<void> {
  await tx.run(keep, row);
}
