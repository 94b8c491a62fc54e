import { rankingTexts } from '../rankingTexts';
import type { RankedChannel, RankedVideo } from '../models/ranking';
import {
  sourceOfAll,
  type CountedVideo,
  type CountSource,
  type Provenance,
} from '../rules/rankings/counted';
import {
  dayText,
  periodBounds,
  summaryOfChannels,
  summaryOfVideos,
} from '../rules/rankings/ranking';
import type { CategoryShare, UploadHour } from '../rules/rankings/ranking-lists';
import {
  GROWTH_DAYS,
  RANKING_DEPTH,
  type ChannelSort,
  type RankingPeriod,
  type VideoSort,
} from '../rules/rankings/ranking-tables';
import { categoryTitle } from '../rules/posts/video-categories';
import { isoDate } from './iso-date';
import {
  presentRankedChannel,
  presentRankedVideo,
  presentVideo,
  type ChannelPlace,
  type VideoPlace,
} from './ranking';

/** The counts behind a ranking; moments in ms, days since 1970. */
export interface RankingBasis {
  day: number | null;
  previousDay: number | null;
  updatedAt: number | null;
  /** How long counts are stored, days. */
  keptDays: number;
  /** The source of all counts together, for an answer without rows that name their own. */
  source: CountSource;
}

function answerOf(basis: RankingBasis, sortBy: string, things: readonly Provenance[]) {
  const { day, previousDay, keptDays } = basis;
  // An answer is as old as its oldest number.
  const moments = things.map((thing) => thing.updatedAt);
  const updatedAt = moments.length === 0 ? basis.updatedAt : Math.min(...moments);
  const sources = things.map(({ source }) => source);
  const textOf = (of: number | null) => (of === null ? null : dayText(of));
  return {
    source: sources.length === 0 ? basis.source : sourceOfAll(sources),
    updatedAt: updatedAt === null ? null : isoDate(updatedAt),
    method: {
      day: textOf(day),
      previousDay: textOf(previousDay),
      sortBy,
      depth: RANKING_DEPTH,
      growthDays: GROWTH_DAYS,
      keptDays,
    },
  };
}

function periodOf(period: RankingPeriod, { day }: RankingBasis) {
  if (day === null) return null;
  const { from, to } = periodBounds(period, day);
  return { from: isoDate(from), to: isoDate(to) };
}

const numbersOf = ({ viewCountRaw, likeCountRaw, durationSeconds }: RankedVideo) => ({
  views: viewCountRaw,
  likes: likeCountRaw,
  seconds: durationSeconds,
});

/** The answer of a ranking of videos. */
export function presentVideoRanking(
  { period, sortBy, days }: { period: RankingPeriod; sortBy: VideoSort; days: number },
  places: readonly VideoPlace[],
  basis: RankingBasis,
) {
  const videos = places.map((place, at) => presentRankedVideo(place, at, sortBy, days));
  return {
    success: true as const,
    message: rankingTexts.videos(videos.length),
    videos,
    summary: summaryOfVideos(videos.map(numbersOf)),
    period: periodOf(period, basis),
    ...answerOf(
      basis,
      sortBy,
      places.map(({ thing }) => thing),
    ),
  };
}

const countsOf = ({ subscribersRaw, totalViewsRaw, videoCountRaw }: RankedChannel) => ({
  subscribers: subscribersRaw,
  views: totalViewsRaw,
  videos: videoCountRaw,
});

/** The answer of a ranking of channels. @param now ms */
export function presentChannelRanking(
  { sortBy, days }: { sortBy: ChannelSort; days: number },
  places: readonly ChannelPlace[],
  basis: RankingBasis,
  now: number,
) {
  const channels = places.map((place, at) => presentRankedChannel(place, at, sortBy, days, now));
  return {
    success: true as const,
    message: rankingTexts.channels(channels.length),
    channels,
    summary: summaryOfChannels(channels.map(countsOf)),
    ...answerOf(
      basis,
      sortBy,
      places.map(({ thing }) => thing),
    ),
  };
}

/** Stored trending data; the moment in ms. */
interface TrendingRecord {
  videos: readonly CountedVideo[];
  basis: 'search' | 'chart' | 'counted';
  source: CountSource;
  fetchedAt: number;
}

/** The answer of trending. @param isStale whether an older answer replaces a new one */
export function presentTrending(
  { region, q, limit }: { region: string; q: string | null; limit: number },
  { videos, basis, source, fetchedAt }: TrendingRecord,
  isStale: boolean,
) {
  return {
    success: true as const,
    videos: videos.slice(0, limit).map(presentVideo),
    ...{ region, q, basis, source, isStale },
    fetchedAt: isoDate(fetchedAt),
  };
}

/** The answer with the categories of a period and the hours of upload. */
export function presentInsights(
  period: RankingPeriod,
  shares: readonly CategoryShare[],
  hours: readonly UploadHour[],
  basis: RankingBasis,
) {
  const total = shares.reduce((sum, [, , views]) => sum + views, 0);
  const videos = shares.reduce((sum, [, count]) => sum + count, 0);
  return {
    success: true as const,
    message: rankingTexts.counted(videos),
    categories: shares.map(([categoryId, count, views]) => ({
      categoryId,
      category: categoryTitle(categoryId ?? ''),
      videos: count,
      views,
      share: total === 0 ? 0 : Math.round((views / total) * 1_000) / 10,
    })),
    hours: hours.map(([hour, count, views]) => ({
      weekday: Math.floor(hour / 24),
      hour: hour % 24,
      videos: count,
      averageViews: Math.round(views / count),
    })),
    period: periodOf(period, basis),
    ...answerOf(basis, 'views', []),
  };
}
