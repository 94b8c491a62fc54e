import type { ChannelCounts, VideoCounts } from '@contract/rules/rankings/counted';
import { camel, snake, statement, type Runner } from '../database/statement';
import { ofIds } from './ids-as-rows';

// The counts of videos and channels, one row per day: the last count of a day is stored.

type VideoCount = VideoCounts & { videoId: string };
type ChannelCount = ChannelCounts & { channelId: string };

/** Stores the counts of a video on a day. */
export const keepVideoCounts = statement.run<VideoCount>((knex, row) =>
  knex('youtube_video_count')
    .insert(snake(row, 'videoId', 'day', 'viewCount', 'likeCount', 'commentCount'))
    .onConflict(['video_id', 'day'])
    .merge(),
);

/** Stores the counts of a channel on a day. */
export const keepChannelCounts = statement.run<ChannelCount>((knex, row) =>
  knex('youtube_channel_count')
    .insert(snake(row, 'channelId', 'day', 'subscriberCount', 'viewCount', 'videoCount'))
    .onConflict(['channel_id', 'day'])
    .merge(),
);

type Wanted = { ids: readonly string[]; from: number; to: number };

const ofVideos = statement.all<Wanted, VideoCount>((knex, { ids, from, to }) =>
  ofIds(
    knex,
    knex('youtube_video_count')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select(camel('video_id', 'day', 'view_count'))
      .select(camel('like_count', 'comment_count')),
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
      .select(camel('channel_id', 'day', 'subscriber_count'))
      .select(camel('view_count', 'video_count')),
    'channel_id',
    ids,
  ),
);

// In pieces, so that nobody waits for the end of a long deletion.
const forgetOfVideos = statement.values<{ before: number; limit: number }, number>(
  (knex, { before, limit }) =>
    knex.raw(
      `DELETE FROM youtube_video_count WHERE (video_id, day) IN
         (SELECT video_id, day FROM youtube_video_count WHERE day < ? LIMIT ?) RETURNING day`,
      [before, limit],
    ),
);

const forgetOfChannels = statement.values<{ before: number; limit: number }, number>(
  (knex, { before, limit }) =>
    knex.raw(
      `DELETE FROM youtube_channel_count WHERE (channel_id, day) IN
         (SELECT channel_id, day FROM youtube_channel_count WHERE day < ? LIMIT ?) RETURNING day`,
      [before, limit],
    ),
);

/** The rows by the id of what they count, each list in the order of days. */
function byId<Row extends { day: number }>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Map<string, Row[]> {
  const histories = new Map<string, Row[]>();
  for (const row of [...rows].sort((a, b) => a.day - b.day)) {
    const history = histories.get(idOf(row));
    if (history) history.push(row);
    else histories.set(idOf(row), [row]);
  }
  return histories;
}

/** The counts of some videos from one day to another, by id and in the order of days. */
export async function listVideoCounts(
  runner: Runner,
  wanted: Wanted,
): Promise<Map<string, VideoCounts[]>> {
  return byId(await ofVideos(runner, wanted), ({ videoId }) => videoId);
}

/** The counts of some channels from one day to another, by id and in the order of days. */
export async function listChannelCounts(
  runner: Runner,
  wanted: Wanted,
): Promise<Map<string, ChannelCounts[]>> {
  return byId(await ofChannels(runner, wanted), ({ channelId }) => channelId);
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
