import type { Parsed } from '@contract/endpoints/define';
import type { getVideoInsights, rankChannels, rankVideos } from '@contract/endpoints/ranking';
import {
  presentChannelRanking,
  presentInsights,
  presentVideoRanking,
  type RankingBasis,
} from '@contract/presenters/ranking-answers';
import { dayOf } from '@contract/rules/rankings/ranking';
import {
  categoriesName,
  channelList,
  hoursName,
  videoList,
  type CategoryShare,
  type RankedEntry,
  type UploadHour,
} from '@contract/rules/rankings/ranking-lists';
import { LATEST_VIDEO_PLACES } from '@contract/rules/rankings/ranking-tables';
import type { Database } from '../database';
import { openCache } from '../lib/micro-cache';
import { END_OF_DAYS, findBuildBefore, findRankingList, type BuildRow } from '../tables/ranking';
import { findChannels } from '../tables/youtube-channel';
import { listChannelCounts, listVideoCounts } from '../tables/youtube-count';
import { findLatestVideo, findVideos } from '../tables/youtube-video';
import { createRebuilder, type RankingParts, type Rebuilder } from './rebuild';

type VideoQuery = Parsed<typeof rankVideos>['query'];
type ChannelQuery = Parsed<typeof rankChannels>['query'];
type InsightQuery = Parsed<typeof getVideoInsights>['query'];

/** The rankings of a server, as JSON. `now` is in ms. */
export interface Rankings extends Rebuilder {
  videos: (query: VideoQuery, now: number) => Promise<Buffer>;
  /** @param isNew whether to return only channels of the last month */
  channels: (query: ChannelQuery, isNew: boolean, now: number) => Promise<Buffer>;
  insights: (query: InsightQuery, now: number) => Promise<Buffer>;
}

/** The most cached answers; one more clears the cache. */
const KEPT_MOST = 1_000;
/** Growth needs one day more than its period. */
const FURTHER_DAYS = 1;

async function entriesOf(db: Database, build: BuildRow | null, name: string, limit: number) {
  const entries = build ? await findRankingList(db, build.id, name) : null;
  return ((entries ?? []) as RankedEntry[]).slice(0, limit);
}

/** Sorts the found things in the order of the list, and leaves out deleted ones. */
function inOrder<Thing, Counts>(
  entries: readonly RankedEntry[],
  things: ReadonlyMap<string, Thing>,
  histories: ReadonlyMap<string, Counts[]>,
) {
  return entries.flatMap(([id, previousRank]) => {
    const thing = things.get(id);
    return thing ? [{ thing, previousRank, history: histories.get(id) ?? [] }] : [];
  });
}

const idsOf = (entries: readonly RankedEntry[]) => entries.map(([id]) => id);

async function videoPlaces(db: Database, entries: RankedEntry[], from: number, to: number) {
  const ids = idsOf(entries);
  const videos = await findVideos(db, { ids });
  const things = new Map(videos.map((video) => [video.videoId, video]));
  return inOrder(entries, things, await listVideoCounts(db, { ids, from, to }));
}

async function channelPlaces(db: Database, entries: RankedEntry[], from: number, to: number) {
  const ids = idsOf(entries);
  const channels = await findChannels(db, { ids });
  const things = new Map(channels.map((channel) => [channel.channelId, channel]));
  const places = inOrder(entries, things, await listChannelCounts(db, { ids, from, to }));
  return Promise.all(
    places.map(async (place, at) => ({
      ...place,
      latestVideo:
        at < LATEST_VIDEO_PLACES
          ? await findLatestVideo(db, { channelId: place.thing.channelId })
          : null,
    })),
  );
}

/**
 * Opens the rankings. An answer is made once for each set of lists and day, and is then one buffer;
 * a newer set is looked up once a second.
 * @param keptDays how many days counts are kept
 */
export function createRankings(parts: RankingParts, keptDays: number): Rankings {
  const { db, openCache: open = openCache } = parts;
  const current = open<BuildRow | null>('rankings', 1);
  const answers = new Map<string, Promise<Buffer>>();
  let answersOf = 0;

  const basisOf = (build: BuildRow | null): RankingBasis => ({
    day: build?.day ?? null,
    previousDay: build?.previousDay ?? null,
    updatedAt: build?.countedAt ?? null,
    source: build?.source ?? 'live',
    keptDays,
  });

  const rangeOf = (build: BuildRow | null, days: number) => {
    const to = build?.day ?? 0;
    return { from: to - days - FURTHER_DAYS + 1, to };
  };

  function keep(key: string, made: Promise<Buffer>): Promise<Buffer> {
    if (answers.size >= KEPT_MOST) answers.clear();
    answers.set(key, made);
    made.catch(() => answers.delete(key));
    return made;
  }

  async function read(
    kind: string,
    query: object,
    moment: number,
    make: (build: BuildRow | null) => Promise<object>,
  ): Promise<Buffer> {
    const build = await current.get('', moment, () => findBuildBefore(db, { day: END_OF_DAYS }));
    const id = build?.id ?? 0;
    if (answersOf !== id) answers.clear();
    answersOf = id;
    // The age of a channel changes with the day.
    const key = `${dayOf(moment)} ${kind} ${JSON.stringify(query)}`;
    const write = async () => Buffer.from(JSON.stringify(await make(build)));
    return answers.get(key) ?? keep(key, write());
  }

  return {
    videos: (query, moment) =>
      read('videos', query, moment, async (build) => {
        const { period, region, categoryId, sortBy, limit, days } = query;
        const name = videoList(period, region, categoryId, sortBy);
        const { from, to } = rangeOf(build, days);
        const places = await videoPlaces(db, await entriesOf(db, build, name, limit), from, to);
        return presentVideoRanking(query, places, basisOf(build));
      }),
    channels: (query, isNew, moment) =>
      read(isNew ? 'new' : 'channels', query, moment, async (build) => {
        const { country, category, sortBy, limit, days } = query;
        const name = channelList(isNew, country, category, sortBy);
        const { from, to } = rangeOf(build, days);
        const places = await channelPlaces(db, await entriesOf(db, build, name, limit), from, to);
        return presentChannelRanking(query, places, basisOf(build), moment);
      }),
    insights: (query, moment) =>
      read('insights', query, moment, async (build) => {
        const { period, region } = query;
        const find = async (name: string) =>
          (build && (await findRankingList(db, build.id, name))) ?? [];
        const shares = (await find(categoriesName(period, region))) as CategoryShare[];
        const hours = (await find(hoursName(region))) as UploadHour[];
        return presentInsights(period, shares, hours, basisOf(build));
      }),
    ...createRebuilder(parts, () => current.clear()),
  };
}
