import type { CountedChannel, CountSource, Provenance } from '@contract/rules/counted';
import type { RankableChannel } from '@contract/rules/ranking-lists';
import { categoryTitle } from '@contract/rules/video-categories';
import { statement, type Runner, type NoArguments } from '../database/statement';
import { idsAsRows, ofIds } from './ids-as-rows';

/** A counted channel; times in ms. */
export type ChannelRow = {
  channel_id: string;
  title: string;
  description: string | null;
  thumbnail_url: string | null;
  subscriber_count: number | null;
  view_count: number | null;
  video_count: number | null;
  category_id: string | null;
  category_title: string | null;
  country: string | null;
  /** Null for an older channel. */
  source: CountSource | null;
  created_at: number | null;
  updated_at: number;
};

/** Stores a channel and replaces its earlier data. */
// The category comes from the channel's first found video: it does not change lists from day to
// day. A sample stays a sample until YouTube's own numbers come.
export const keepChannel = statement.run<ChannelRow>((knex, row) =>
  knex.raw(
    `INSERT INTO youtube_channel (channel_id, title, description, thumbnail_url, subscriber_count,
       view_count, video_count, category_id, category_title, country, source, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (channel_id) DO UPDATE SET title = excluded.title,
       description = excluded.description, thumbnail_url = excluded.thumbnail_url,
       subscriber_count = excluded.subscriber_count, view_count = excluded.view_count,
       video_count = excluded.video_count,
       category_id = coalesce(youtube_channel.category_id, excluded.category_id),
       category_title = coalesce(youtube_channel.category_title, excluded.category_title),
       country = excluded.country, created_at = excluded.created_at, updated_at = excluded.updated_at,
       source = CASE WHEN youtube_channel.source = 'sample' AND excluded.source = 'simulated'
         THEN 'sample' ELSE excluded.source END`,
    [
      ...[row.channel_id, row.title, row.description, row.thumbnail_url, row.subscriber_count],
      ...[row.view_count, row.video_count, row.category_id, row.category_title, row.country],
      ...[row.source, row.created_at, row.updated_at],
    ],
  ),
);

/** The row of a channel. */
export function channelRow(channel: CountedChannel, source: CountSource, now: number): ChannelRow {
  const { categoryId } = channel;
  return {
    channel_id: channel.channelId,
    title: channel.title,
    description: channel.description,
    thumbnail_url: channel.thumbnailUrl,
    subscriber_count: channel.subscriberCount,
    view_count: channel.viewCount,
    video_count: channel.videoCount,
    category_id: categoryId,
    category_title: categoryId === null ? null : categoryTitle(categoryId),
    country: channel.country,
    source,
    created_at: channel.createdAt,
    updated_at: now,
  };
}

const columns = [
  ...['channel_id', 'title', 'description', 'thumbnail_url', 'subscriber_count', 'view_count'],
  ...['video_count', 'category_id', 'category_title', 'country', 'source', 'created_at'],
  'updated_at',
];

const byIds = statement.all<{ ids: string }, ChannelRow>((knex, { ids }) =>
  ofIds(knex, knex('youtube_channel').select(columns), 'channel_id', ids),
);

type RankableRow = Pick<
  ChannelRow,
  | 'channel_id'
  | 'category_id'
  | 'country'
  | 'created_at'
  | 'subscriber_count'
  | 'view_count'
  | 'video_count'
  | 'source'
  | 'updated_at'
>;

const page = statement.all<{ after: string; limit: number }, RankableRow>(
  (knex, { after, limit }) =>
    knex('youtube_channel')
      .where('channel_id', '>', after)
      .orderBy('channel_id')
      .limit(limit)
      .select('channel_id', 'category_id', 'country', 'created_at')
      .select('subscriber_count', 'view_count', 'video_count', 'source', 'updated_at'),
);

/** Deletes channels that were last counted before a moment, ms, with all their counts. */
export const forgetChannels = statement.run<{ before: number }>((knex, { before }) =>
  knex('youtube_channel').where('updated_at', '<', before).delete(),
);

const forgetByIds = statement.run<{ ids: string }>((knex, { ids }) =>
  knex('youtube_channel')
    .whereIn('channel_id', knex.from(idsAsRows(knex, ids)).select('wanted.id'))
    .delete(),
);

/** Deletes channels that are not from YouTube. */
export const forgetInventedChannels = statement.run<NoArguments>((knex) =>
  knex.raw("DELETE FROM youtube_channel WHERE source <> 'live'"),
);

const rankableOf = (row: RankableRow): RankableChannel & Provenance => ({
  channelId: row.channel_id,
  categoryId: row.category_id,
  country: row.country,
  createdAt: row.created_at,
  subscriberCount: row.subscriber_count,
  viewCount: row.view_count ?? 0,
  videoCount: row.video_count ?? 0,
  source: row.source ?? 'simulated',
  updatedAt: row.updated_at,
});

/** The channels with these ids, in any order. */
export async function findChannels(
  runner: Runner,
  ids: readonly string[],
): Promise<(CountedChannel & Provenance)[]> {
  const rows = await byIds(runner, { ids: JSON.stringify(ids) });
  return rows.map((row) => ({
    ...rankableOf(row),
    title: row.title,
    description: row.description ?? '',
    thumbnailUrl: row.thumbnail_url,
  }));
}

/** Channels for the rankings, in the order of their ids. @param after the last id of the page before */
export async function listRankableChannels(
  runner: Runner,
  after: string,
  limit: number,
): Promise<(RankableChannel & Provenance)[]> {
  const rows = await page(runner, { after, limit });
  return rows.map(rankableOf);
}

/** Deletes channels that no longer exist. */
export async function forgetChannelsById(tx: Runner, ids: readonly string[]): Promise<void> {
  await forgetByIds(tx, { ids: JSON.stringify(ids) });
}
