import type { Knex } from 'knex';
import type { CountedChannel, CountSource, Provenance } from '@contract/rules/rankings/counted';
import type { RankableChannel } from '@contract/rules/rankings/ranking-lists';
import { categoryTitle } from '@contract/rules/posts/video-categories';
import { camel, statement, type NoArguments } from '../database/statement';
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

const rankable = [
  ...['channel_id as channelId', 'category_id as categoryId', 'country', 'created_at as createdAt'],
  ...['subscriber_count as subscriberCount', 'updated_at as updatedAt'],
];

const selectRankable = (knex: Knex) =>
  knex('youtube_channel')
    .select(rankable)
    .select(knex.raw('coalesce(view_count, 0) AS "viewCount"'))
    .select(knex.raw('coalesce(video_count, 0) AS "videoCount"'))
    .select(knex.raw(`coalesce(source, 'simulated') AS source`));

/** The channels with these ids, in any order. */
export const findChannels = statement.all<{ ids: readonly string[] }, CountedChannel & Provenance>(
  (knex, { ids }) =>
    ofIds(
      knex,
      selectRankable(knex)
        .select(camel('title', 'thumbnail_url'))
        .select(knex.raw("coalesce(description, '') AS description")),
      'channel_id',
      ids,
    ),
);

/** Channels for the rankings, in the order of their ids. @param after the last id of the page before */
export const listRankableChannels = statement.all<
  { after: string; limit: number },
  RankableChannel & Provenance
>((knex, { after, limit }) =>
  selectRankable(knex).where('channel_id', '>', after).orderBy('channel_id').limit(limit),
);

/** Deletes channels that were last counted before a moment, ms, with all their counts. */
export const forgetChannels = statement.run<{ before: number }>((knex, { before }) =>
  knex('youtube_channel').where('updated_at', '<', before).delete(),
);

/** Deletes channels that no longer exist. */
export const forgetChannelsById = statement.run<{ ids: readonly string[] }>((knex, { ids }) =>
  knex('youtube_channel')
    .whereIn('channel_id', knex.from(idsAsRows(knex, ids)).select('wanted.id'))
    .delete(),
);

/** Deletes channels that are not from YouTube. */
export const forgetInventedChannels = statement.run<NoArguments>((knex) =>
  knex.raw("DELETE FROM youtube_channel WHERE source <> 'live'"),
);
