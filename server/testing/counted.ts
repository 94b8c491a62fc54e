import type { Runner } from '../database/statement';
import { findChannels } from '../tables/youtube-channel';
import { listChannelCounts, listVideoCounts } from '../tables/youtube-count';
import { findVideos } from '../tables/youtube-video';
import type { TestServer } from './subject';

const THINGS = 2_000;
const DAYS = 30;

/** Fills a PostgreSQL with videos and channels with counts of thirty days, and updates its statistics. */
export async function countMany({ db: { knex } }: TestServer): Promise<void> {
  const things = `generate_series(1, ${THINGS}) AS thing`;
  await knex.raw(
    `INSERT INTO youtube_channel (channel_id, title, updated_at)
     SELECT 'UCmany' || thing, thing, 0 FROM ${things}`,
  );
  await knex.raw(
    `INSERT INTO youtube_video (video_id, title, channel_id, channel_title, published_at,
       view_count, regions, source, updated_at)
     SELECT 'many' || thing, thing, 'UCmany1', '1', 0, 1, ',', 'sample', 0 FROM ${things}`,
  );
  for (const [kind, prefix] of [
    ['channel', 'UCmany'],
    ['video', 'many'],
  ]) {
    await knex.raw(
      `INSERT INTO youtube_${kind}_count (${kind}_id, day, view_count)
       SELECT '${prefix}' || thing, day, 1 FROM ${things}, generate_series(1, ${DAYS}) AS day`,
    );
  }
  await knex.raw('ANALYZE');
}

const ids = ['a', 'b'];

/** The reads of a ranking's answer for its entries. */
export const rankingReads: ((runner: Runner) => Promise<unknown>)[] = [
  (runner) => findVideos(runner, { ids }),
  (runner) => findChannels(runner, { ids }),
  (runner) => listVideoCounts(runner, { ids, from: 1, to: 8 }),
  (runner) => listChannelCounts(runner, { ids, from: 1, to: 8 }),
];
