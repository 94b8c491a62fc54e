import { sourceOfAll, type Provenance } from '@contract/rules/rankings/counted';
import { dayOf, dayStart } from '@contract/rules/rankings/ranking';
import {
  rankChannels,
  rankVideos,
  videoInsights,
  type PreviousList,
  type RankableChannel,
  type RankableVideo,
} from '@contract/rules/rankings/ranking-lists';
import { channelSorts, videoSorts } from '@contract/rules/rankings/ranking-tables';
import type { Database } from '../database';
import {
  beginBuild,
  findBuildBefore,
  finishBuild,
  insertRankingList,
  readRankingLists,
} from '../tables/ranking';
import { listRankableChannels } from '../tables/youtube-channel';
import { listRankableVideos } from '../tables/youtube-video';

/** The number of rows per read: other requests are answered between two pages. */
const PAGE = 2_000;
/** The number of lists per transaction, for the same reason. */
const LISTS = 100;
/** The oldest upload in a ranking, days: a month is no longer. */
const RANKED_DAYS = 31;

async function readVideos(db: Database, day: number): Promise<(RankableVideo & Provenance)[]> {
  const videos: (RankableVideo & Provenance)[] = [];
  for (let after = { moment: dayStart(day - RANKED_DAYS), id: '' }; ;) {
    const page = await listRankableVideos(db, { ...after, limit: PAGE });
    videos.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return videos;
    after = { moment: last.publishedAt, id: last.videoId };
  }
}

async function readChannels(db: Database): Promise<(RankableChannel & Provenance)[]> {
  const channels: (RankableChannel & Provenance)[] = [];
  for (let after = ''; ;) {
    const page = await listRankableChannels(db, { after, limit: PAGE });
    channels.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return channels;
    after = last.channelId;
  }
}

async function writeLists(
  db: Database,
  buildId: number,
  lists: readonly (readonly [string, unknown])[],
): Promise<void> {
  for (let at = 0; at < lists.length; at += LISTS) {
    await db.transaction(async (tx) => {
      for (const [name, entries] of lists.slice(at, at + LISTS)) {
        await insertRankingList(tx, buildId, name, entries);
      }
    });
  }
}

/**
 * Makes the lists of all rankings from the present counts. They are read once all of them exist;
 * until then, and after a crash, the earlier ones are read.
 * @param now ms
 */
export async function buildRankings(db: Database, now: number): Promise<void> {
  const day = dayOf(now);
  const before = await findBuildBefore(db, { day });
  const lists = before ? await readRankingLists(db, before.id) : new Map<string, never>();
  const previous: PreviousList = (name) => lists.get(name);
  const videos = await readVideos(db, day);
  const channels = await readChannels(db);
  const counted: Provenance[] = [...videos, ...channels];
  const source = sourceOfAll([...new Set(counted.map((thing) => thing.source))]);
  const countedAt = counted.reduce((oldest, { updatedAt }) => Math.min(oldest, updatedAt), now);
  const { id } = await db.transaction((tx) =>
    beginBuild(tx, { day, previousDay: before?.day ?? null, source, countedAt }),
  );
  for (const sort of videoSorts) await writeLists(db, id, rankVideos(videos, sort, day, previous));
  for (const sort of channelSorts) {
    await writeLists(db, id, rankChannels(channels, sort, day, previous));
  }
  await writeLists(db, id, videoInsights(videos, day));
  await db.transaction((tx) => finishBuild(tx, id, now));
}
