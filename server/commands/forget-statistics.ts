import { dayOf } from '@contract/rules/rankings/ranking';
import { DAY } from '@contract/rules/site/time';
import type { Database } from '../database';
import { forgetJobs } from '../tables/job-run';
import { forgetTrending } from '../tables/trending';
import { forgetChannels } from '../tables/youtube-channel';
import { forgetCounts } from '../tables/youtube-count';
import { forgetVideos } from '../tables/youtube-video';

/** The number of counts that one transaction deletes, so that others do not wait long. */
const BATCH = 5_000;
/** The retention of the record of done jobs, ms. */
const JOBS_KEPT = 40 * DAY;

/**
 * Deletes statistics after their retention: counts of earlier days, and videos and channels without
 * a new count since then.
 * @param keptDays the number of days to keep, including the present one
 */
export async function forgetStatistics(db: Database, now: number, keptDays: number): Promise<void> {
  const first = dayOf(now) - keptDays + 1;
  for (;;) {
    const { videos, channels } = await db.transaction((tx) => forgetCounts(tx, first, BATCH));
    if (videos < BATCH && channels < BATCH) break;
  }
  const before = now - keptDays * DAY;
  await db.transaction((tx) => forgetVideos(tx, { before }));
  await db.transaction((tx) => forgetChannels(tx, { before }));
  await db.transaction(async (tx) => {
    await forgetTrending(tx, { before });
    await forgetJobs(tx, { before: now - JOBS_KEPT });
  });
}
