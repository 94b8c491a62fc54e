import { dayOf } from '@contract/rules/ranking';
import { DAY } from '@contract/rules/time';
import type { Database } from '../database';
import { forgetJobs } from '../tables/job-run';
import { forgetTrending } from '../tables/trending';
import { forgetChannels } from '../tables/youtube-channel';
import { forgetCounts } from '../tables/youtube-count';
import { forgetVideos } from '../tables/youtube-video';

/** How many counts one transaction deletes, so that nobody waits long for it. */
const BATCH = 5_000;
/** How long it is kept which jobs were done, ms. */
const JOBS_KEPT = 40 * DAY;

/**
 * Forgets what was counted longer ago than it may be kept: counts of earlier days, and videos and
 * channels that were not counted again since then.
 * @param keptDays how many days stay, the present one among them
 */
export async function forgetStatistics(db: Database, now: number, keptDays: number): Promise<void> {
  const first = dayOf(now) - keptDays + 1;
  for (;;) {
    const { videos, channels } = await db.transaction((tx) => forgetCounts(tx, first, BATCH));
    if (videos < BATCH && channels < BATCH) break;
  }
  const before = now - keptDays * DAY;
  await db.transaction((tx) => forgetVideos(tx, before));
  await db.transaction((tx) => forgetChannels(tx, before));
  await db.transaction(async (tx) => {
    await forgetTrending(tx, before);
    await forgetJobs(tx, now - JOBS_KEPT);
  });
}
