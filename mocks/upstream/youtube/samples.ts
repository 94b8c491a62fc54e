import type {
  ChannelCounts,
  CountedChannel,
  CountedVideo,
  VideoCounts,
} from '@contract/rules/rankings/counted';
import { dayOf, dayStart } from '@contract/rules/rankings/ranking';
import { rankingRegions, STATISTICS_DAYS } from '@contract/rules/rankings/ranking-tables';
import { DAY } from '../types';
import { channelCounts, videoCounts } from './counts';
import { publishedAt } from './items';
import { simWorld, type SimChannel, type SimVideo } from './world';

/** An item of the simulated YouTube with its counts on each stored day. */
export interface Sample<Thing, Counts> {
  thing: Thing;
  history: Counts[];
}
/** A channel of the samples. */
export type ChannelSample = Sample<CountedChannel, ChannelCounts>;
/** A video of the samples, and its region. */
export type VideoSample = Sample<CountedVideo, VideoCounts> & { region: string };

/** How old a video of the samples may be, days. */
const VIDEO_DAYS = 31;

/** An item's counts on each day until now (ms). @param since the first day, if it existed then */
function historyOf<Counts>(
  { age }: { age: number },
  since: number,
  now: number,
  countsOn: (day: number) => Counts,
): Counts[] {
  const last = dayOf(now);
  const first = Math.max(since, last - age);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => countsOn(first + at));
}

/** A channel at a moment (ms). @param since the first day when it was counted */
export function channelSample(channel: SimChannel, since: number, now: number): ChannelSample {
  const { day, ...counts } = channelCounts(channel, dayOf(now));
  return {
    thing: {
      channelId: channel.id,
      title: channel.title,
      description: channel.description,
      thumbnailUrl: `/avatars/${channel.avatar}.svg`,
      categoryId: channel.category,
      country: channel.region,
      createdAt: dayStart(day) - channel.age * DAY,
      ...counts,
    },
    history: historyOf(channel, since, now, (one) => channelCounts(channel, one)),
  };
}

/** A video at a moment (ms). @param since the first day when it was counted */
export function videoSample(video: SimVideo, since: number, now: number): VideoSample {
  const { channel, seconds } = video;
  const { day: _, ...counts } = videoCounts(video, dayOf(now));
  return {
    region: channel.region,
    thing: {
      videoId: video.id,
      title: video.title,
      channelId: channel.id,
      channelTitle: channel.title,
      categoryId: channel.category,
      thumbnailUrl: `/scenes/${video.scene}.svg`,
      publishedAt: publishedAt(video, now),
      durationSeconds: seconds === 0 ? null : seconds,
      ...counts,
    },
    history: historyOf(video, since, now, (one) => videoCounts(video, one)),
  };
}

const isRanked = (region: string) => rankingRegions.some((one) => one === region);

/** The first day of the samples' history at a moment, ms. */
const firstSampleDay = (now: number): number => dayOf(now) - STATISTICS_DAYS + 1;

/** The demo's initial channels and videos, with thirty days of counts. */
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
