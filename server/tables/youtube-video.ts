import type {
  CountedVideo,
  CountSource,
  LatestVideo,
  Provenance,
} from '@contract/rules/rankings/counted';
import type { RankableVideo } from '@contract/rules/rankings/ranking-lists';
import { camel, statement, type Runner, type NoArguments } from '../database/statement';
import { idsAsRows, ofIds } from './ids-as-rows';

/** A counted video; times in ms. */
export type VideoRow = {
  video_id: string;
  title: string;
  channel_id: string;
  channel_title: string;
  category_id: string | null;
  thumbnail_url: string | null;
  published_at: number;
  duration_seconds: number | null;
  view_count: number;
  like_count: number | null;
  comment_count: number | null;
  /** Its regions, with commas around each. */
  regions: string;
  source: CountSource;
  updated_at: number;
};

/** A row to store, with the arguments for the regions of an existing one. */
type Kept = VideoRow & { region_like: string; region_end: string };

// A video may have several regions. A sample stays a sample until YouTube's own numbers come.
const keep = statement.run<Kept>((knex, row) =>
  knex.raw(
    `INSERT INTO youtube_video (video_id, title, channel_id, channel_title, category_id,
       thumbnail_url, published_at, duration_seconds, view_count, like_count, comment_count,
       regions, source, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (video_id) DO UPDATE SET title = excluded.title, channel_id = excluded.channel_id,
       channel_title = excluded.channel_title, category_id = excluded.category_id,
       thumbnail_url = excluded.thumbnail_url, published_at = excluded.published_at,
       duration_seconds = excluded.duration_seconds, view_count = excluded.view_count,
       like_count = excluded.like_count, comment_count = excluded.comment_count,
       updated_at = excluded.updated_at,
       regions = CASE WHEN youtube_video.regions LIKE ? THEN youtube_video.regions
         ELSE youtube_video.regions || ? END,
       source = CASE WHEN youtube_video.source = 'sample' AND excluded.source = 'simulated'
         THEN 'sample' ELSE excluded.source END`,
    [
      ...[row.video_id, row.title, row.channel_id, row.channel_title, row.category_id],
      ...[row.thumbnail_url, row.published_at, row.duration_seconds, row.view_count],
      ...[row.like_count, row.comment_count, row.regions, row.source, row.updated_at],
      ...[row.region_like, row.region_end],
    ],
  ),
);

const columns = [
  ...['video_id as videoId', 'title', 'channel_id as channelId', 'channel_title as channelTitle'],
  ...['category_id as categoryId', 'thumbnail_url as thumbnailUrl', 'published_at as publishedAt'],
  ...['duration_seconds as durationSeconds', 'view_count as viewCount', 'like_count as likeCount'],
  ...['comment_count as commentCount', 'source', 'updated_at as updatedAt'],
];

/** The videos with these ids, in any order. */
export const findVideos = statement.all<{ ids: readonly string[] }, CountedVideo & Provenance>(
  (knex, { ids }) => ofIds(knex, knex('youtube_video').select(columns), 'video_id', ids),
);

/** How many of the newest videos are searched. */
const NEWEST = 3_000;

const ofRegion = statement.all<{ region: string }, CountedVideo & Provenance>((knex, { region }) =>
  knex
    .from(knex('youtube_video').orderBy('published_at', 'desc').limit(NEWEST).as('newest'))
    .where('regions', 'like', region)
    .select(columns),
);

/** The newest of a channel's videos; null without a counted one. */
export const findLatestVideo = statement.maybeOne<{ channelId: string }, LatestVideo>(
  (knex, { channelId }) =>
    knex('youtube_video')
      .where('channel_id', channelId)
      .orderBy('published_at', 'desc')
      .orderBy('video_id', 'desc')
      .limit(1)
      .select(camel('video_id', 'title', 'thumbnail_url')),
);

type PageAfter = { moment: number; id: string; limit: number };
type RankableRow = Omit<RankableVideo, 'regions'> & Provenance & { regions: string };

const page = statement.all<PageAfter, RankableRow>((knex, { moment, id, limit }) =>
  knex('youtube_video')
    .whereRaw('(published_at, video_id) > (?, ?)', [moment, id])
    .orderBy('published_at')
    .orderBy('video_id')
    .limit(limit)
    .select(camel('video_id', 'category_id', 'published_at'))
    .select(camel('view_count', 'like_count', 'source', 'regions'))
    .select(camel('comment_count', 'updated_at')),
);

/** Deletes videos that were last counted before a moment, ms, with all their counts. */
export const forgetVideos = statement.run<{ before: number }>((knex, { before }) =>
  knex('youtube_video').where('updated_at', '<', before).delete(),
);

/** Deletes videos that no longer exist. */
export const forgetVideosById = statement.run<{ ids: readonly string[] }>((knex, { ids }) =>
  knex('youtube_video')
    .whereIn('video_id', knex.from(idsAsRows(knex, ids)).select('wanted.id'))
    .delete(),
);

/** Deletes videos that are not from YouTube. */
export const forgetInventedVideos = statement.run<NoArguments>((knex) =>
  knex.raw("DELETE FROM youtube_video WHERE source <> 'live'"),
);

/** The row of a video. @param region its region; null for a recount */
export function videoRow(
  video: CountedVideo,
  region: string | null,
  source: CountSource,
  now: number,
): VideoRow {
  return {
    video_id: video.videoId,
    title: video.title,
    channel_id: video.channelId,
    channel_title: video.channelTitle,
    category_id: video.categoryId,
    thumbnail_url: video.thumbnailUrl,
    published_at: video.publishedAt,
    duration_seconds: video.durationSeconds,
    view_count: video.viewCount,
    like_count: video.likeCount,
    comment_count: video.commentCount,
    regions: region === null ? ',' : `,${region},`,
    source,
    updated_at: now,
  };
}

/** Stores a video and replaces its earlier data. @param region its region; null as above */
export async function keepVideo(tx: Runner, row: VideoRow, region: string | null): Promise<void> {
  const found =
    region === null ? { like: '%', end: '' } : { like: `%,${region},%`, end: `${region},` };
  await keep(tx, { ...row, region_like: found.like, region_end: found.end });
}

/** Of the newest videos, the ones from a region. */
export const listVideosOf = (runner: Runner, region: string) =>
  ofRegion(runner, { region: `%,${region},%` });

/** Videos for the rankings, in the order of publishing; those after the last one of a page. */
export async function listRankableVideos(
  runner: Runner,
  after: PageAfter,
): Promise<(RankableVideo & Provenance)[]> {
  const rows = await page(runner, after);
  return rows.map((row) => ({ ...row, regions: row.regions.split(',').filter(Boolean) }));
}
