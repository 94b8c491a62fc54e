import type {
  ChannelCounts,
  CountedChannel,
  CountedVideo,
  VideoCounts,
} from '@contract/rules/counted';
import { dayOf, dayStart } from '@contract/rules/ranking';
import { rankingRegions, STATISTICS_DAYS } from '@contract/rules/ranking-tables';
import { DAY } from '../types';
import { channelCounts, videoCounts } from './counts';
import { publishedAt } from './items';
import { simWorld, type SimChannel, type SimVideo } from './world';

/** A thing of the simulated YouTube with what it counted on each day that is kept. */
export interface Sample<Thing, Counts> {
  thing: Thing;
  history: Counts[];
}
/** A channel of the samples. */
export type ChannelSample = Sample<CountedChannel, ChannelCounts>;
/** A video of the samples, and where it was found. */
export type VideoSample = Sample<CountedVideo, VideoCounts> & { region: string };

/** How old a video of the samples may be, days. */
const VIDEO_DAYS = 31;

/** The days from one to another, in order. */
const daysFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** A channel as it is at a moment (ms). @param since the first day on which it was counted */
export function channelSample(channel: SimChannel, since: number, now: number): ChannelSample {
  const { id, title, description, region, category, avatar, age } = channel;
  const day = dayOf(now);
  const { subscriberCount, viewCount, videoCount } = channelCounts(channel, day);
  return {
    thing: {
      channelId: id,
      title,
      description,
      thumbnailUrl: `/avatars/${avatar}.svg`,
      categoryId: category,
      country: region,
      createdAt: dayStart(day) - age * DAY,
      ...{ subscriberCount, viewCount, videoCount },
    },
    history: daysFrom(Math.max(since, day - age), day).map((one) => channelCounts(channel, one)),
  };
}

/** A video as it is at a moment (ms). @param since the first day on which it was counted */
export function videoSample(video: SimVideo, since: number, now: number): VideoSample {
  const { id, title, channel, seconds, scene } = video;
  const day = dayOf(now);
  const { viewCount, likeCount, commentCount } = videoCounts(video, day);
  return {
    region: channel.region,
    thing: {
      videoId: id,
      title,
      channelId: channel.id,
      channelTitle: channel.title,
      categoryId: channel.category,
      thumbnailUrl: `/scenes/${scene}.svg`,
      publishedAt: publishedAt(video, now),
      durationSeconds: seconds === 0 ? null : seconds,
      ...{ viewCount, likeCount, commentCount },
    },
    history: daysFrom(Math.max(since, day - video.age), day).map((one) => videoCounts(video, one)),
  };
}

const isRanked = (region: string) => rankingRegions.some((one) => one === region);

/** The first day of the samples' history at a moment, ms. */
const firstSampleDay = (now: number): number => dayOf(now) - STATISTICS_DAYS + 1;

/** The channels and videos that the demo begins with, with thirty days of counts. */
export function sampleCounts(now: number): { channels: ChannelSample[]; videos: VideoSample[] } {
  const { channels, videos } = simWorld;
  const since = firstSampleDay(now);
  return {
    channels: channels
      .filter(({ region }) => isRanked(region))
      .map((channel) => channelSample(channel, since, now)),
    videos: videos
      .filter(({ channel, age }) => isRanked(channel.region) && age <= VIDEO_DAYS)
      .map((video) => videoSample(video, since, now)),
  };
}
