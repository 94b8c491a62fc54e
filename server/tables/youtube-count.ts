import type { ChannelCounts, VideoCounts } from '@contract/rules/counted';
import { statement, type Runner } from '../database/statement';
import { ofIds } from './ids-as-rows';

// The counts of videos and channels, one row per day: the last count of a day is stored.

type VideoCount = {
  video_id: string;
  day: number;
  view_count: number;
  like_count: number | null;
  comment_count: number | null;
};

type ChannelCount = {
  channel_id: string;
  day: number;
  subscriber_count: number | null;
  view_count: number;
  video_count: number;
};

const keepOfVideo = statement.run<VideoCount>((knex, row) =>
  knex('youtube_video_count')
    .insert({
      video_id: row.video_id,
      day: row.day,
      view_count: row.view_count,
      like_count: row.like_count,
      comment_count: row.comment_count,
    })
    .onConflict(['video_id', 'day'])
    .merge(),
);

const keepOfChannel = statement.run<ChannelCount>((knex, row) =>
  knex('youtube_channel_count')
    .insert({
      channel_id: row.channel_id,
      day: row.day,
      subscriber_count: row.subscriber_count,
      view_count: row.view_count,
      video_count: row.video_count,
    })
    .onConflict(['channel_id', 'day'])
    .merge(),
);

type Wanted = { ids: string; from: number; to: number };

const ofVideos = statement.all<Wanted, VideoCount>((knex, { ids, from, to }) =>
  ofIds(
    knex,
    knex('youtube_video_count')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select('video_id', 'day', 'view_count', 'like_count', 'comment_count'),
    'video_id',
    ids,
  ),
);

const ofChannels = statement.all<Wanted, ChannelCount>((knex, { ids, from, to }) =>
  ofIds(
    knex,
    knex('youtube_channel_count')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select('channel_id', 'day', 'subscriber_count', 'view_count', 'video_count'),
    'channel_id',
    ids,
  ),
);

// In pieces, so that nobody waits for the end of a long deletion.
const forgetOfVideos = statement.all<{ before: number; limit: number }, { day: number }>(
  (knex, { before, limit }) =>
    knex.raw(
      `DELETE FROM youtube_video_count WHERE (video_id, day) IN
         (SELECT video_id, day FROM youtube_video_count WHERE day < ? LIMIT ?) RETURNING day`,
      [before, limit],
    ),
);

const forgetOfChannels = statement.all<{ before: number; limit: number }, { day: number }>(
  (knex, { before, limit }) =>
    knex.raw(
      `DELETE FROM youtube_channel_count WHERE (channel_id, day) IN
         (SELECT channel_id, day FROM youtube_channel_count WHERE day < ? LIMIT ?) RETURNING day`,
      [before, limit],
    ),
);

/** Stores the counts of a video on a day. */
export async function keepVideoCounts(
  tx: Runner,
  videoId: string,
  { day, viewCount, likeCount, commentCount }: VideoCounts,
): Promise<void> {
  await keepOfVideo(tx, {
    video_id: videoId,
    day,
    view_count: viewCount,
    like_count: likeCount,
    comment_count: commentCount,
  });
}

/** Stores the counts of a channel on a day. */
export async function keepChannelCounts(
  tx: Runner,
  channelId: string,
  { day, subscriberCount, viewCount, videoCount }: ChannelCounts,
): Promise<void> {
  await keepOfChannel(tx, {
    channel_id: channelId,
    day,
    subscriber_count: subscriberCount,
    view_count: viewCount,
    video_count: videoCount,
  });
}

function byId<Row extends { day: number }, Counts extends { day: number }>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  countsOf: (row: Row) => Counts,
): Map<string, Counts[]> {
  const histories = new Map<string, Counts[]>();
  for (const row of [...rows].sort((a, b) => a.day - b.day)) {
    const history = histories.get(idOf(row));
    if (history) history.push(countsOf(row));
    else histories.set(idOf(row), [countsOf(row)]);
  }
  return histories;
}

/** The counts of some videos from one day to another, by id and in the order of days. */
export async function listVideoCounts(
  runner: Runner,
  ids: readonly string[],
  from: number,
  to: number,
): Promise<Map<string, VideoCounts[]>> {
  const rows = await ofVideos(runner, { ids: JSON.stringify(ids), from, to });
  return byId(
    rows,
    ({ video_id }) => video_id,
    (row) => ({
      day: row.day,
      viewCount: row.view_count,
      likeCount: row.like_count,
      commentCount: row.comment_count,
    }),
  );
}

/** The counts of some channels from one day to another, by id and in the order of days. */
export async function listChannelCounts(
  runner: Runner,
  ids: readonly string[],
  from: number,
  to: number,
): Promise<Map<string, ChannelCounts[]>> {
  const rows = await ofChannels(runner, { ids: JSON.stringify(ids), from, to });
  return byId(
    rows,
    ({ channel_id }) => channel_id,
    (row) => ({
      day: row.day,
      subscriberCount: row.subscriber_count,
      viewCount: row.view_count,
      videoCount: row.video_count,
    }),
  );
}

/** Deletes counts from before a day, up to a maximum. @returns the number of each kind */
export async function forgetCounts(
  tx: Runner,
  before: number,
  limit: number,
): Promise<{ videos: number; channels: number }> {
  const videos = await forgetOfVideos(tx, { before, limit });
  const channels = await forgetOfChannels(tx, { before, limit });
  return { videos: videos.length, channels: channels.length };
}
