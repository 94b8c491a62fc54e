import { diceOf, idOf } from '../random';
import type { ChannelIdea } from './korean-channels';
import type { RegionWords } from './words';

/** A made-up channel. Ages are days before today. */
export interface SimChannel {
  id: string;
  handle: string;
  title: string;
  region: string;
  category: string;
  /** What its videos are about, and their drawings. */
  subjects: readonly string[];
  scenes: readonly string[];
  age: number;
  subscribers: number;
  /** What it gains on an average day, as a part of its first count. */
  growth: number;
  /** It uploads every so many days, which brings most of its subscribers. */
  every: number;
  isHidden: boolean;
  views: number;
  uploads: string;
}

/** How many channels of a region stand so close that they overtake each other. */
const CLUSTER = 5;
/** How many of these groups are large ones; those behind are ever smaller. */
const LARGE_CLUSTERS = 6;
const LARGEST: Readonly<Record<string, number>> = { KR: 4_800_000, US: 9_100_000, JP: 5_200_000 };
const LARGEST_ELSEWHERE = 3_400_000;

/** As YouTube shows numbers of subscribers: three digits, the rest nought. */
export function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
  return Math.floor(count / unit) * unit;
}

/** What a channel begins with by its place among the channels of its region. */
function sizeOf(region: string, at: number): { subscribers: number; growth: number } {
  const cluster = Math.floor(at / CLUSTER);
  const dice = diceOf('cluster', region, cluster);
  const large = Math.min(cluster, LARGE_CLUSTERS);
  const top = (LARGEST[region] ?? LARGEST_ELSEWHERE) * 0.81 ** large * 0.5 ** (cluster - large);
  return {
    subscribers: Math.round(top * (1 - 0.0003 * (at % CLUSTER))),
    growth: 0.002 + dice.next() * 0.0025,
  };
}

function channelOf(region: string, idea: ChannelIdea, at: number, isNew: boolean): SimChannel {
  const dice = diceOf('channel', region, at);
  const key = idOf(22, 'channel', region, at);
  const { subscribers, growth } = isNew
    ? {
        subscribers: Math.round(10 ** (2.9 + dice.next() * 1.5)),
        growth: 0.012 + dice.next() * 0.02,
      }
    : sizeOf(region, at);
  return {
    id: `UC${key}`,
    handle: `@sim-${region.toLowerCase()}-${at + 1}`,
    title: idea.name,
    region,
    ...{ category: idea.category, subjects: idea.subjects, scenes: idea.scenes },
    age: isNew ? dice.whole(2, 28) : dice.whole(200, 3600),
    ...{ subscribers, growth },
    every: dice.pick([2, 4, 4, 7]),
    isHidden: !isNew && at >= CLUSTER && dice.chance(0.04),
    views: subscribers * dice.whole(60, 260),
    uploads: `UU${key}`,
  };
}

/** The channels of a region, the largest first and the new ones last. */
export const channelsOf = ({ region, channels, newChannels }: RegionWords): SimChannel[] => [
  ...channels.map((idea, at) => channelOf(region, idea, at, false)),
  ...newChannels.map((idea, at) => channelOf(region, idea, channels.length + at, true)),
];
