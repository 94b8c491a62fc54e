import { randomUUID } from 'node:crypto';
import { UpstreamFailure } from '@adapters/failure';
import { countChannels, countVideos, discoverVideos, IDS_MOST } from '@adapters/snapshots';
import type { CountedVideo } from '@contract/rules/rankings/counted';
import { dayOf, dayStart, dayText } from '@contract/rules/rankings/ranking';
import { rankingRegions } from '@contract/rules/rankings/ranking-tables';
import { DAY } from '@contract/rules/site/time';
import type { Services } from '../services';
import { listUncountedImports } from '../tables/imported-video';
import { claimJob, claimJobAgain, finishJob, releaseJob, renewJob } from '../tables/job-run';
import {
  forgetChannelsById,
  forgetInventedChannels,
  listRankableChannels,
} from '../tables/youtube-channel';
import {
  forgetInventedVideos,
  forgetVideosById,
  listRankableVideos,
} from '../tables/youtube-video';
import { forgetStatistics } from './forget-statistics';
import { keepCountedChannels, keepCountedVideos } from './keep-counts';

type Parts = Pick<Services, 'db' | 'tools' | 'rankings' | 'keptDays' | 'now'>;

/** The result of a day's counting. */
export interface SnapshotOutcome {
  /** The counted day: `2026-11-23`. */
  period: string;
  videos: number;
  channels: number;
  /** Whether the quota was used up before everything was counted. */
  isPartial: boolean;
  /** Whether the day was counted before and is now counted again by hand. */
  isAgain: boolean;
}

const HOUR = 3_600_000;
/**
 * The hour in Seoul when counting becomes due: YouTube's quotas reset at 16:00 or 17:00, and a
 * day's uploads have gathered views by then.
 */
const DUE_HOUR = 18;
/** How long a silent run counts as alive, ms. */
const ALIVE = 10 * 60_000;
/** How often a run renews its claim, ms. */
const RENEWED = 60_000;
/** The oldest upload that is counted, days: a month of rankings plus a day. */
const COUNTED_DAYS = 31;
/** For how many days an uncounted import is retried, and the number of its videos at a time. */
const IMPORTED_DAYS = 7;
const IMPORTS_MOST = 1_000;
const NAME = 'snapshots';

/** The latest due day in Seoul at a moment, ms: a start after days off misses none. */
export const dueDay = (now: number): string => dayText(dayOf(now - DUE_HOUR * HOUR));

/** One run: its counts, and the claim that it holds. */
interface Counting {
  parts: Parts;
  done: Set<string>;
  outcome: SnapshotOutcome;
  /** Renews the claim of the run. @throws when another process has taken over */
  goOn: () => Promise<void>;
}

const sourceOf = ({ tools }: Parts) => tools.sources().youtube;

async function keepVideos(counting: Counting, videos: CountedVideo[], region: string | null) {
  const { parts, done, outcome } = counting;
  await keepCountedVideos(parts.db, videos, region, { source: sourceOf(parts), now: parts.now() });
  outcome.videos += videos.filter(({ videoId }) => !done.has(videoId)).length;
  for (const { videoId } of videos) done.add(videoId);
  await counting.goOn();
}

async function keepChannels(
  counting: Counting,
  ids: readonly string[],
  categories?: ReadonlyMap<string, string | null>,
): Promise<void> {
  const { parts, done, outcome } = counting;
  const channels = await countChannels(parts.tools, ids, categories);
  const found = new Set(channels.map(({ channelId }) => channelId));
  await parts.db.transaction(async (tx) => {
    await keepCountedChannels(tx, channels, { source: sourceOf(parts), now: parts.now() });
    await forgetChannelsById(tx, { ids: ids.filter((id) => !found.has(id)) });
  });
  outcome.channels += channels.length;
  for (const id of ids) done.add(id);
  await counting.goOn();
}

async function discover(counting: Counting): Promise<void> {
  const { parts, done } = counting;
  for (const region of rankingRegions.filter((one) => one !== 'ALL')) {
    const videos = await discoverVideos(parts.tools, region, dayOf(parts.now()));
    await keepVideos(counting, videos, region);
    const categories = new Map(videos.map(({ channelId, categoryId }) => [channelId, categoryId]));
    const ids = [...categories.keys()].filter((id) => !done.has(id));
    for (let at = 0; at < ids.length; at += IDS_MOST) {
      await keepChannels(counting, ids.slice(at, at + IDS_MOST), categories);
    }
  }
}

/** Counts imported videos if the counting failed after the import or never began. */
async function countImports(counting: Counting): Promise<void> {
  const { parts, done } = counting;
  const since = parts.now() - IMPORTED_DAYS * DAY;
  const imports = await listUncountedImports(parts.db, since, IMPORTS_MOST);
  const waiting = imports.filter(({ videoId }) => !done.has(videoId));
  for (const region of new Set(waiting.map((one) => one.region))) {
    const ids = waiting.filter((one) => one.region === region).map(({ videoId }) => videoId);
    for (let at = 0; at < ids.length; at += IDS_MOST) {
      const videos = await countVideos(parts.tools, ids.slice(at, at + IDS_MOST));
      await keepVideos(counting, videos, region);
    }
  }
}

async function countKnownChannels(counting: Counting): Promise<void> {
  const { parts, done } = counting;
  for (let after = ''; ;) {
    const page = await listRankableChannels(parts.db, { after, limit: IDS_MOST });
    const ids = page.map(({ channelId }) => channelId).filter((id) => !done.has(id));
    if (ids.length > 0) await keepChannels(counting, ids);
    if (page.length < IDS_MOST) return;
    after = page.at(-1)?.channelId ?? '';
  }
}

async function countKnownVideos(counting: Counting): Promise<void> {
  const { parts, done } = counting;
  const first = dayStart(dayOf(parts.now()) - COUNTED_DAYS);
  for (let after = { moment: first, id: '' }; ;) {
    const page = await listRankableVideos(parts.db, { ...after, limit: IDS_MOST });
    const ids = page.map(({ videoId }) => videoId).filter((id) => !done.has(id));
    if (ids.length > 0) {
      const videos = await countVideos(parts.tools, ids);
      const found = new Set(videos.map(({ videoId }) => videoId));
      await parts.db.transaction((tx) =>
        forgetVideosById(tx, { ids: ids.filter((id) => !found.has(id)) }),
      );
      await keepVideos(counting, videos, null);
    }
    const last = page.at(-1);
    if (!last || page.length < IDS_MOST) return;
    after = { moment: last.publishedAt, id: last.videoId };
  }
}

/** Counts until everything is counted or the quota is used up. */
async function countAll(counting: Counting): Promise<void> {
  const { parts, outcome } = counting;
  if (sourceOf(parts) === 'live') {
    // Real and simulated numbers are not ranked together.
    await parts.db.transaction(async (tx) => {
      await forgetInventedVideos(tx);
      await forgetInventedChannels(tx);
    });
  }
  try {
    await discover(counting);
    await countImports(counting);
    await countKnownChannels(counting);
    await countKnownVideos(counting);
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.exhausted === null) throw error;
    outcome.isPartial = true;
  }
}

/**
 * Counts all videos and channels of the rankings for the due day, purges data after its retention,
 * and rebuilds the lists. Only one of several processes does it.
 * @param isByHand whether to count even if the day is done
 * @returns null if it is already done, or another process is doing it
 */
export async function takeSnapshots(
  parts: Parts,
  isByHand: boolean,
): Promise<SnapshotOutcome | null> {
  const { db, rankings, keptDays, now } = parts;
  const period = dueDay(now());
  const claim = { name: NAME, period, owner: randomUUID() };
  const wanted = { ...claim, now: now(), before: now() - ALIVE };
  const claimed = await db.transaction(async (tx) => {
    if (await claimJob(tx, wanted)) return 'first';
    return isByHand && (await claimJobAgain(tx, wanted)) ? 'again' : null;
  });
  if (claimed === null) return null;
  let renewedAt = now();
  const counting: Counting = {
    parts,
    done: new Set(),
    outcome: { period, videos: 0, channels: 0, isPartial: false, isAgain: claimed === 'again' },
    goOn: async () => {
      if (now() - renewedAt < RENEWED) return;
      renewedAt = now();
      const isOurs = await db.transaction((tx) => renewJob(tx, { ...claim, now: renewedAt }));
      if (!isOurs) throw new Error('Another process has taken over the counting');
    },
  };
  try {
    await forgetStatistics(db, now(), keptDays);
    await countAll(counting);
    await rankings.rebuild();
    await db.transaction((tx) => finishJob(tx, { ...claim, now: now() }));
    return counting.outcome;
  } catch (error) {
    // Allows a retry at once.
    await db.transaction((tx) => releaseJob(tx, { ...claim, now: 0 }));
    throw error;
  }
}
