import type { RankedChannel, RankedVideo, TrendingVideo } from '../models/ranking';
import type {
  ChannelCounts,
  CountedChannel,
  CountedVideo,
  LatestVideo,
  Provenance,
  VideoCounts,
} from '../rules/rankings/counted';
import { formatCount, formatDuration, formatNumber } from '../rules/text/counts';
import {
  dayOf,
  dayText,
  daysSince,
  growthOf,
  rankChange,
  type Growth,
  type Point,
} from '../rules/rankings/ranking';
import {
  GROWTH_DAYS,
  LATEST_VIDEO_PLACES,
  type ChannelSort,
  type VideoSort,
} from '../rules/rankings/ranking-tables';
import { categoryTitle } from '../rules/posts/video-categories';
import { rankingTexts } from '../rankingTexts';
import { isoDate } from './iso-date';

/** A place in a list: the item, its earlier rank, and its counts in the order of days. */
export interface Place<Thing, Counts> {
  thing: Thing & Provenance;
  previousRank: number | null;
  history: readonly Counts[];
}
/** A place in a list of videos. */
export type VideoPlace = Place<CountedVideo, VideoCounts>;
/** A place in a list of channels; the first three have their newest video, if known. */
export type ChannelPlace = Place<CountedChannel, ChannelCounts> & {
  latestVideo: LatestVideo | null;
};

const videoValues: Record<VideoSort, (counts: VideoCounts) => number | null> = {
  views: ({ viewCount }) => viewCount,
  likes: ({ likeCount }) => likeCount,
  comments: ({ commentCount }) => commentCount,
};

const channelValues: Record<ChannelSort, (counts: ChannelCounts) => number | null> = {
  subscribers: ({ subscriberCount }) => subscriberCount,
  views: ({ viewCount }) => viewCount,
  videos: ({ videoCount }) => videoCount,
};

/** The counts of one measure, without days before the item existed. */
function pointsOf<Counts extends { day: number }>(
  history: readonly Counts[],
  valueOf: (counts: Counts) => number | null,
  since: number | null,
): Point[] {
  const first = since === null ? 0 : dayOf(since);
  return history.flatMap((counts) => {
    const value = valueOf(counts);
    return value === null || counts.day < first ? [] : [{ day: counts.day, value }];
  });
}

function rankFields(at: number, previousRank: number | null, points: Point[], days: number) {
  const rank = at + 1;
  return {
    rank,
    previousRank,
    change: rankChange(rank, previousRank),
    growth: growthOf(points),
    history: points.slice(-days).map(({ day, value }) => ({ day: dayText(day), value })),
  };
}

const titleOf = (categoryId: string | null) => categoryTitle(categoryId ?? '');

/** A video with its documented texts and its numbers. */
export function presentVideo(video: CountedVideo): TrendingVideo {
  const { durationSeconds, likeCount } = video;
  return {
    id: video.videoId,
    thumbnail: video.thumbnailUrl,
    title: video.title,
    duration: durationSeconds === null ? null : formatDuration(durationSeconds),
    durationSeconds,
    channelId: video.channelId,
    channelTitle: video.channelTitle,
    category: titleOf(video.categoryId),
    categoryId: video.categoryId,
    viewCount: formatNumber(video.viewCount),
    viewCountRaw: video.viewCount,
    likeCount: likeCount === null ? null : formatNumber(likeCount),
    likeCountRaw: likeCount,
    commentCountRaw: video.commentCount,
    publishedAt: isoDate(video.publishedAt),
  };
}

/** A video at its place in a list. @param days how many days of its history to show */
export function presentRankedVideo(
  { thing, previousRank, history }: VideoPlace,
  at: number,
  sort: VideoSort,
  days: number,
): RankedVideo {
  const points = pointsOf(history, videoValues[sort], thing.publishedAt);
  return { ...presentVideo(thing), ...rankFields(at, previousRank, points, days) };
}

function growthText({ gained, days }: Growth): string {
  const size = formatCount(Math.abs(gained));
  const count = gained < 0 ? `-${size}` : `+${size}`;
  // Growth over fewer days is not called a week's.
  return days < GROWTH_DAYS ? rankingTexts.growth(count, days) : rankingTexts.weeklyGrowth(count);
}

const presentLatest = ({ videoId, title, thumbnailUrl }: LatestVideo) => ({
  id: videoId,
  title,
  thumbnail: thumbnailUrl,
});

/** A channel at its place in a list. @param now ms */
export function presentRankedChannel(
  { thing, previousRank, history, latestVideo }: ChannelPlace,
  at: number,
  sort: ChannelSort,
  days: number,
  now: number,
): RankedChannel {
  const { createdAt, subscriberCount, viewCount, videoCount } = thing;
  const subscribers = growthOf(pointsOf(history, channelValues.subscribers, createdAt));
  return {
    id: thing.channelId,
    name: thing.title,
    category: titleOf(thing.categoryId),
    categoryId: thing.categoryId,
    country: thing.country,
    thumbnail: thing.thumbnailUrl,
    description: thing.description,
    createdAt: createdAt === null ? null : isoDate(createdAt),
    daysOld: createdAt === null ? null : daysSince(createdAt, now),
    subscribers: subscriberCount === null ? null : formatCount(subscriberCount),
    subscribersRaw: subscriberCount,
    totalViews: formatCount(viewCount),
    totalViewsRaw: viewCount,
    videoCount: formatCount(videoCount),
    videoCountRaw: videoCount,
    growthRate: subscribers && growthText(subscribers),
    latestVideo: at < LATEST_VIDEO_PLACES ? latestVideo && presentLatest(latestVideo) : null,
    ...rankFields(at, previousRank, pointsOf(history, channelValues[sort], createdAt), days),
  };
}
