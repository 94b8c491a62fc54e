import { ApiError } from '@contract/errors';
import type { Source } from '@contract/models/tools';
import { rankingTexts, trendingErrorTexts } from '@contract/rankingTexts';
import {
  sourceOfAll,
  type CountedVideo,
  type CountSource,
  type Provenance,
} from '@contract/rules/rankings/counted';
import { dayOf, dayStart } from '@contract/rules/rankings/ranking';
import {
  TRENDING_MOST,
  TRENDING_KEYWORD_DAYS,
  trendingKeywords,
} from '@contract/rules/rankings/ranking-tables';
import { videoIdOf } from '@contract/rules/posts/saved-video';
import { foldText, searchWords } from '@contract/rules/text/search';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { readCountedVideo } from './counted';
import { apiErrorOf, UpstreamFailure } from './failure';
import { countVideos, popularChart, uploadSearch } from './snapshots';
import type { Tools } from './tools';
import type { Share } from './types';
import { readYoutubeList } from './youtube';

/** An answer of trending; times in ms. */
export interface TrendingAnswer {
  videos: CountedVideo[];
  basis: 'search' | 'chart' | 'counted';
  source: CountSource;
  fetchedAt: number;
}

/** Stores the last answer to each question for all processes. */
export interface TrendingStore {
  find: (name: string) => Promise<TrendingAnswer | null>;
  keep: (name: string, answer: TrendingAnswer) => Promise<void>;
  /** The newest counted videos of a region. */
  counted: (region: string) => Promise<(CountedVideo & Provenance)[]>;
}

/** Rate-limits a visitor's keyword searches; only searches that reach YouTube count. */
export interface Searcher {
  /** @throws ApiError RATE_LIMITED */
  count: () => Promise<void>;
  /** Undoes the last count when no request was sent. */
  refund: () => Promise<void>;
}

/** Returns what is trending. */
export interface Trending {
  /**
   * @param q words to search for; null for the most viewed of a region
   * @throws ApiError if YouTube gave nothing, or the searcher searched too often, and no earlier
   * answer is stored
   */
  read: (
    region: string,
    q: string | null,
    searcher: Searcher,
  ) => Promise<{ answer: TrendingAnswer; isStale: boolean }>;
  /** Forgets which questions failed. */
  forget: () => void;
}

const { videosFailed, searchFailed, videosExhausted, searchExhausted } = trendingErrorTexts;

const HOUR = 3_600_000;
/** Pause before a failed request is repeated, ms. */
const PAUSE = 60_000;
const FAILED_MOST = 500;

// Of the 100 searches of a day, admins keep 40. A region has three searches a day on average and
// the chart for the other hours; each word of the list has two. Visitors' own words get a small
// share, so that nobody can use up the rest.
const shares = {
  region: { name: 'trending', limit: 30 },
  keyword: { name: 'keyword', limit: 16 },
  other: { name: 'typed', limit: 8 },
} as const satisfies Record<string, Share>;

const shareOf = (q: string) => (trendingKeywords.includes(q) ? shares.keyword : shares.other);

const byViews = (a: CountedVideo, b: CountedVideo) =>
  b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1);

// Visitors learn when the quota resets, but no detail of the site's keys.
function refusalFor(failure: UpstreamFailure, isSearch: boolean, now: number): ApiError {
  if (!failure.exhausted) return new ApiError('UPSTREAM', isSearch ? searchFailed : videosFailed);
  const message = rankingTexts.askedAgain(seoulTime(failure.exhausted.resetsAt));
  const { retryAfter } = apiErrorOf(failure, now);
  return new ApiError('UPSTREAM_QUOTA', isSearch ? searchExhausted : videosExhausted, {
    issues: [{ path: 'quota', message }],
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

const isExhausted = (error: unknown) =>
  error instanceof UpstreamFailure && error.exhausted !== null;

type Found = Pick<TrendingAnswer, 'videos' | 'basis'>;

// Real and simulated answers are kept apart.
const nameOf = (source: Source, region: string, q: string | null) =>
  `${source} ${region} ${q ?? ''}`;

/** The region in the key of a stored answer. */
export const regionOf = (name: string): string => name.split(' ')[1] ?? '';

/** Creates the trending service. It sends each question to YouTube at most once an hour. */
export function createTrending(
  tools: Pick<Tools, 'askUnattended' | 'sources' | 'now'>,
  store: TrendingStore,
): Trending {
  const underWay = new Map<string, Promise<TrendingAnswer>>();
  const failed = new Map<string, { at: number; failure: UpstreamFailure }>();

  function guardPause(name: string): void {
    const last = failed.get(name);
    if (last && tools.now() < (last.failure.exhausted?.resetsAt ?? last.at + PAUSE)) {
      throw last.failure;
    }
  }

  function noteFailure(name: string, failure: UpstreamFailure): void {
    if (failed.size >= FAILED_MOST) failed.clear();
    failed.set(name, { at: tools.now(), failure });
  }

  async function search(region: string, q: string, since: number, share: Share): Promise<Found> {
    const request = uploadSearch(region, since, q, TRENDING_MOST);
    guardPause(share.name);
    const { value } = await tools
      .askUnattended(request, readYoutubeList, share)
      .catch((error: unknown) => {
        // Its share is used up, even if others still ask.
        if (error instanceof UpstreamFailure && error.exhausted) noteFailure(share.name, error);
        throw error;
      });
    const ids = value.items.map(videoIdOf).filter((id) => id !== null);
    const videos = await countVideos(tools, ids);
    return { videos: videos.sort(byViews), basis: 'search' };
  }

  async function chart(region: string): Promise<Found> {
    const request = popularChart(region, TRENDING_MOST);
    const { value } = await tools.askUnattended(request, readYoutubeList);
    const videos = value.items.map(readCountedVideo).filter((video) => video !== null);
    return { videos, basis: 'chart' };
  }

  // The chart answers if the search gives nothing or may not be used any more today.
  async function popular(region: string, now: number): Promise<Found> {
    const since = dayStart(dayOf(now) - 1);
    const found = await search(region, '', since, shares.region).catch((error: unknown) => {
      if (error instanceof UpstreamFailure) return null;
      throw error;
    });
    return found && found.videos.length > 0 ? found : chart(region);
  }

  async function fetchAnswer(name: string, region: string, q: string | null) {
    const now = tools.now();
    const since = dayStart(dayOf(now) - TRENDING_KEYWORD_DAYS);
    const found = await (q === null ? popular(region, now) : search(region, q, since, shareOf(q)));
    const answer = { ...found, source: tools.sources().youtube, fetchedAt: now };
    await store.keep(name, answer);
    return answer;
  }

  async function askOnce(name: string, region: string, q: string | null): Promise<TrendingAnswer> {
    guardPause(name);
    const same = underWay.get(name);
    if (same) return same;
    const asked = fetchAnswer(name, region, q)
      .catch((error: unknown) => {
        if (error instanceof UpstreamFailure) noteFailure(name, error);
        throw error;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  }

  // Counts only the caller whose search reaches YouTube; others' counts refuse nobody.
  async function searchOnce(name: string, region: string, q: string, searcher: Searcher) {
    guardPause(name);
    guardPause(shareOf(q).name);
    if (underWay.has(name)) return askOnce(name, region, q);
    await searcher.count();
    let isUnasked = underWay.has(name);
    try {
      return await askOnce(name, region, q);
    } catch (error) {
      isUnasked ||= isExhausted(error);
      throw error;
    } finally {
      if (isUnasked) await searcher.refund();
    }
  }

  // Falls back to the counted videos when the search quota is used up.
  async function findCounted(region: string, q: string): Promise<TrendingAnswer | null> {
    const since = dayStart(dayOf(tools.now()) - TRENDING_KEYWORD_DAYS);
    const words = searchWords(q);
    const found = (await store.counted(region)).filter(({ title, channelTitle, publishedAt }) => {
      const text = foldText(`${title} ${channelTitle}`);
      return publishedAt >= since && words.every((word) => text.includes(word));
    });
    if (words.length === 0 || found.length === 0) return null;
    const videos = found.sort(byViews).slice(0, TRENDING_MOST);
    const source = sourceOfAll(videos.map((video) => video.source));
    const fetchedAt = Math.min(...videos.map(({ updatedAt }) => updatedAt));
    return { videos, basis: 'counted', source, fetchedAt };
  }

  return {
    async read(region, q, searcher) {
      const name = nameOf(tools.sources().youtube, region, q);
      const known = await store.find(name);
      if (known && tools.now() - known.fetchedAt < HOUR) return { answer: known, isStale: false };
      try {
        const asked = q === null ? askOnce(name, region, q) : searchOnce(name, region, q, searcher);
        return { answer: await asked, isStale: false };
      } catch (error) {
        const isRefused = error instanceof UpstreamFailure || error instanceof ApiError;
        if (known && isRefused) return { answer: known, isStale: true };
        if (!(error instanceof UpstreamFailure)) throw error;
        const counted = q !== null && isExhausted(error) ? await findCounted(region, q) : null;
        if (counted) return { answer: counted, isStale: false };
        throw refusalFor(error, q !== null, tools.now());
      }
    },
    forget: () => failed.clear(),
  };
}
