import type { CountedChannel, CountedVideo, CountSource } from '@contract/rules/rankings/counted';
import { dayOf } from '@contract/rules/rankings/ranking';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { channelRow, keepChannel } from '../tables/youtube-channel';
import { keepChannelCounts, keepVideoCounts } from '../tables/youtube-count';
import { keepVideo, videoRow } from '../tables/youtube-video';

/** The source of counts and their time, ms. */
export interface Counted {
  source: CountSource;
  now: number;
}

/** Stores videos with the day's counts. @param region where they were found; null for a recount */
export function keepCountedVideos(
  db: Database,
  videos: readonly CountedVideo[],
  region: string | null,
  { source, now }: Counted,
): Promise<void> {
  // Always in the same order: two runs with the same videos then wait and do not deadlock.
  const sorted = [...videos].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
  return db.transaction(async (tx) => {
    for (const video of sorted) {
      await keepVideo(tx, videoRow(video, region, source, now), region);
      await keepVideoCounts(tx, { ...video, day: dayOf(now) });
    }
  });
}

/** Stores channels with their counts of the day, within a transaction. */
export async function keepCountedChannels(
  tx: Runner,
  channels: readonly CountedChannel[],
  { source, now }: Counted,
): Promise<void> {
  const sorted = [...channels].sort((a, b) => (a.channelId < b.channelId ? -1 : 1));
  for (const channel of sorted) {
    await keepChannel(tx, channelRow(channel, source, now));
    await keepChannelCounts(tx, { ...channel, day: dayOf(now) });
  }
}
