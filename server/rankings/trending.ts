import { UpstreamFailure } from '@adapters/failure';
import { createTrending, regionOf, type Searcher, type TrendingAnswer } from '@adapters/trending';
import type { Tools } from '@adapters/tools';
import type { Parsed } from '@contract/endpoints/define';
import type { getTrending } from '@contract/endpoints/ranking';
import { presentTrending } from '@contract/presenters/ranking-answers';
import type { CountedVideo, Provenance } from '@contract/rules/rankings/counted';
import type { Database } from '../database';
import { databaseTrouble } from '../database/trouble';
import type { Log } from '../lib/log';
import { openCache, type OpenCache } from '../lib/micro-cache';
import { findTrending, findTrendingWith, keepTrending } from '../tables/trending';
import { listVideosOf } from '../tables/youtube-video';

type Kept = Omit<TrendingAnswer, 'fetchedAt'>;
type Query = Parsed<typeof getTrending>['query'];

/** The answers of trending, as JSON. */
export interface TrendingPages {
  /** @param searcher the visitor, who is counted for words @param now ms @throws ApiError */
  read: (query: Query, searcher: Searcher, now: number) => Promise<Buffer>;
  /** A video that was trending, with its region and counts at that time; null for any other. */
  find: (videoId: string) => Promise<TrendingVideo | null>;
}

/** A video with its data from trending. */
export interface TrendingVideo extends Provenance {
  video: CountedVideo;
  region: string;
}

/** The most answers cached for a second. */
const KEPT_MOST = 200;

/**
 * The data tools for readers: a request that cannot be counted, because the database accepts
 * nothing, counts as failed, so that readers get the last stored answer.
 */
const forReaders = (tools: Tools): Tools => ({
  ...tools,
  askUnattended: (...request) =>
    tools.askUnattended(...request).catch((error: unknown) => {
      throw databaseTrouble(error) === null ? error : new UpstreamFailure('unreachable');
    }),
});

/** Opens trending over the database, so that all processes share the answers. */
export function openTrending(
  db: Database,
  tools: Tools,
  log: Log,
  open: OpenCache = openCache,
): TrendingPages {
  const kept = open<Buffer>('trending', KEPT_MOST);
  const countedOf = open<(CountedVideo & Provenance)[]>('trending-counts', KEPT_MOST);
  const trending = createTrending(forReaders(tools), {
    async find(name) {
      const row = await findTrending(db, { name });
      return row && { ...(JSON.parse(row.body) as Kept), fetchedAt: row.fetchedAt };
    },
    counted: (region) => countedOf.get(region, tools.now(), () => listVideosOf(db, region)),
    async keep(name, { fetchedAt, ...answer }) {
      await db
        .transaction((tx) => keepTrending(tx, { name, body: JSON.stringify(answer), fetchedAt }))
        .catch((error: unknown) => log.warn({ err: error }, 'an answer could not be kept'));
    },
  });

  async function make(query: Query, searcher: Searcher): Promise<Buffer> {
    const { answer, isStale } = await trending.read(query.region, query.q, searcher);
    return Buffer.from(JSON.stringify(presentTrending(query, answer, isStale)));
  }

  return {
    // Words are found or refused separately for each caller.
    read: (query, searcher, now) =>
      query.q === null
        ? kept.get(JSON.stringify(query), now, () => make(query, searcher))
        : make(query, searcher),
    async find(videoId) {
      const row = await findTrendingWith(db, videoId);
      if (!row) return null;
      const { videos, source } = JSON.parse(row.body) as Kept;
      const video = videos.find((one) => one.videoId === videoId);
      const counted = { source, updatedAt: row.fetchedAt };
      return video ? { video, region: regionOf(row.name), ...counted } : null;
    },
  };
}
