import type { ChannelPlace, VideoPlace } from '@contract/presenters/ranking';
import type { RankingBasis } from '@contract/presenters/ranking-answers';
import { sourceOfAll, type CountedVideo, type CountSource } from '@contract/rules/rankings/counted';
import { dayOf } from '@contract/rules/rankings/ranking';
import {
  rankChannels,
  rankVideos,
  videoInsights,
  type RankableChannel,
  type RankableVideo,
  type RankedEntry,
} from '@contract/rules/rankings/ranking-lists';
import {
  channelSorts,
  LATEST_VIDEO_PLACES,
  STATISTICS_DAYS,
  videoSorts,
} from '@contract/rules/rankings/ranking-tables';
import {
  channelSample,
  sampleCounts,
  videoSample,
  type ChannelSample,
  type VideoSample,
} from '../upstream/youtube/samples';
import { simWorld } from '../upstream/youtube/world';
import { currentRevision } from './changes';
import { table } from './table';

// The mock world counts nothing itself: the simulated YouTube's counts follow from the day. Only
// items beyond the samples are stored, with their first day.

const foundChannels = table('countedChannel');
const foundVideos = table('countedVideo');

type CountedChannels = (ChannelSample & { source: CountSource })[];
type CountedVideos = (VideoSample & { source: CountSource; regions: string[] })[];

interface Counts {
  channels: CountedChannels;
  videos: CountedVideos;
}

function channelsAt(now: number): CountedChannels {
  const { channels } = sampleCounts(now);
  const known = new Set(channels.map(({ thing }) => thing.channelId));
  const { channelById } = simWorld;
  const found = foundChannels.list().flatMap(({ channelId, since, categoryId }) => {
    const channel = known.has(channelId) ? undefined : channelById.get(channelId);
    if (!channel) return [];
    const sample = channelSample(channel, since, now);
    const thing = { ...sample.thing, categoryId };
    return [{ ...sample, thing, source: 'simulated' as const }];
  });
  const samples = channels.map((one) => ({ ...one, source: 'sample' as const }));
  return [...samples, ...found];
}

function videosAt(now: number): CountedVideos {
  const { videos } = sampleCounts(now);
  const { videoById } = simWorld;
  const regionsOf = new Map<string, string[]>();
  for (const { videoId, region } of foundVideos.list()) {
    regionsOf.set(videoId, [...(regionsOf.get(videoId) ?? []), region]);
  }
  const known = new Set(videos.map(({ thing }) => thing.videoId));
  const sinceOf = new Map(foundVideos.list().map(({ videoId, since }) => [videoId, since]));
  const found = [...sinceOf].flatMap(([videoId, since]) => {
    const video = known.has(videoId) ? undefined : videoById.get(videoId);
    if (!video) return [];
    const regions = regionsOf.get(videoId) ?? [];
    return [{ ...videoSample(video, since, now), source: 'simulated' as const, regions }];
  });
  const samples = videos.map((one) => {
    const regions = [...new Set([one.region, ...(regionsOf.get(one.thing.videoId) ?? [])])];
    return { ...one, source: 'sample' as const, regions };
  });
  return [...samples, ...found];
}

type Lists = Map<string, unknown[]>;

/** The counts of one day. */
const on = <Day extends { day: number }>(history: readonly Day[], day: number): Day[] =>
  history.filter((counts) => counts.day === day);

function listsOn({ channels, videos }: Counts, day: number, before: Lists): Lists {
  const previous = (name: string) => before.get(name) as RankedEntry[] | undefined;
  const ranked = videos.flatMap(({ thing, history, regions }) =>
    on(history, day).map((counts): RankableVideo => ({ ...thing, ...counts, regions })),
  );
  const counted = channels.flatMap(({ thing, history }) =>
    on(history, day).map((counts): RankableChannel => ({ ...thing, ...counts })),
  );
  return new Map<string, unknown[]>([
    ...videoSorts.flatMap((sort) => rankVideos(ranked, sort, day, previous)),
    ...channelSorts.flatMap((sort) => rankChannels(counted, sort, day, previous)),
    ...videoInsights(ranked, day),
  ]);
}

interface Made {
  key: string;
  counts: Counts;
  lists: Lists;
  basis: RankingBasis;
}

let made: Made | null = null;

/** The lists at a moment (ms), rebuilt once a minute and after each change. */
function make(now: number): Made {
  const key = `${Math.floor(now / 60_000)} ${currentRevision()}`;
  if (made?.key === key) return made;
  const day = dayOf(now);
  const counts = { channels: channelsAt(now), videos: videosAt(now) };
  const lists = listsOn(counts, day, listsOn(counts, day - 1, new Map()));
  const sources = [...counts.channels, ...counts.videos].map(({ source }) => source);
  const basis = {
    day,
    previousDay: day - 1,
    updatedAt: now,
    keptDays: STATISTICS_DAYS,
    source: sourceOfAll(sources),
  };
  made = { key, counts, lists, basis };
  return made;
}

function joinPlaces<Thing, Counted>(
  entries: readonly RankedEntry[],
  samples: readonly { thing: Thing; history: Counted[]; source: CountSource }[],
  idOf: (thing: Thing) => string,
  updatedAt: number,
) {
  const byId = new Map(samples.map((sample) => [idOf(sample.thing), sample]));
  return entries.flatMap(([id, previousRank]) => {
    const sample = byId.get(id);
    if (!sample) return [];
    const { thing, history, source } = sample;
    return [{ thing: { ...thing, source, updatedAt }, previousRank, history }];
  });
}

/** The newest of a channel's counted videos; null without one. */
function latestOf(videos: CountedVideos, id: string): CountedVideo | null {
  const own = videos.filter(({ thing }) => thing.channelId === id).map(({ thing }) => thing);
  own.sort((a, b) => b.publishedAt - a.publishedAt || (a.videoId < b.videoId ? 1 : -1));
  return own[0] ?? null;
}

/** The videos, channels and lists of the mock world's rankings. */
export const rankings = {
  basis: (now: number): RankingBasis => make(now).basis,
  list: (name: string, now: number): unknown[] => make(now).lists.get(name) ?? [],
  /** The first places of a list of videos. */
  videos(name: string, limit: number, now: number): VideoPlace[] {
    const entries = (rankings.list(name, now) as RankedEntry[]).slice(0, limit);
    return joinPlaces(entries, make(now).counts.videos, ({ videoId }) => videoId, now);
  },
  /** A counted video; null for any other. */
  video: (id: string, now: number): CountedVideo | null =>
    make(now).counts.videos.find(({ thing }) => thing.videoId === id)?.thing ?? null,
  /** The counted videos of a region. */
  ofRegion: (region: string, now: number) =>
    make(now)
      .counts.videos.filter(({ regions }) => regions.includes(region))
      .map(({ thing, source }) => ({ ...thing, source, updatedAt: now })),
  /** The first places of a list of channels. */
  channels(name: string, limit: number, now: number): ChannelPlace[] {
    const entries = (rankings.list(name, now) as RankedEntry[]).slice(0, limit);
    const { channels, videos } = make(now).counts;
    const places = joinPlaces(entries, channels, ({ channelId }) => channelId, now);
    return places.map((place, at) => ({
      ...place,
      latestVideo: at < LATEST_VIDEO_PLACES ? latestOf(videos, place.thing.channelId) : null,
    }));
  },
  /** All counted channels. */
  allChannels: (now: number) => make(now).counts.channels,
  /** Counts channels from now on; already counted ones stay unchanged. */
  countChannels(found: readonly { channelId: string; categoryId: string | null }[], now: number) {
    for (const { channelId, categoryId } of found) {
      const known = foundChannels.find({ channelId });
      const category = known?.categoryId ?? categoryId;
      if (known) foundChannels.update({ channelId }, { categoryId: category });
      else foundChannels.insert({ channelId, categoryId: category, since: dayOf(now) });
    }
  },
  /** Counts videos found in a region from now on. */
  countVideos(ids: readonly string[], region: string, now: number): void {
    for (const videoId of ids) {
      const key = `${videoId} ${region}`;
      if (!foundVideos.find({ key })) {
        foundVideos.insert({ key, videoId, region, since: dayOf(now) });
      }
    }
  },
};
