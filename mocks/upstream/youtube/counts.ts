import type { ChannelCounts, VideoCounts } from '@contract/rules/rankings/counted';
import { diceOf } from '../random';
import type { SimChannel, SimVideo } from './world';

// The growth of the simulated YouTube's numbers: a function of the item and the day alone, so that
// the demo's history, a server that counts daily and the mocks agree. No number ever shrinks.

/** The day of the recorded numbers, 1 October 2026. */
const FIRST_DAY = 20_727;
/** The share of steady daily growth; the rest comes at once on good days. */
const STEADY = 0.2;

const daysSince = (day: number) => Math.max(0, day - FIRST_DAY);

/** An item's growth so far, in average days. @param every how often it has a good day */
function daysOfGrowth(day: number, every: number, phase: number): number {
  const since = daysSince(day);
  return STEADY * since + (1 - STEADY) * every * Math.floor((since + phase) / every);
}

/** Rounded like YouTube's subscriber counts: three digits, then zeros. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
  return Math.floor(count / unit) * unit;
}

/** The numbers of a video on a day in Seoul. */
export function videoCounts({ id, views, likes, comments }: SimVideo, day: number): VideoCounts {
  const grown = (kind: string, count: number) => {
    const dice = diceOf(kind, id);
    const [rate, every] = [0.002 + dice.next() ** 2 * 0.018, dice.whole(2, 6)];
    return Math.round(count * (1 + rate * daysOfGrowth(day, every, dice.whole(0, every - 1))));
  };
  return {
    day,
    viewCount: grown('views', views),
    likeCount: grown('likes', likes),
    commentCount: comments === null ? null : grown('comments', comments),
  };
}

/** The numbers of a channel on a day in Seoul. */
export function channelCounts(channel: SimChannel, day: number): ChannelCounts {
  const { id, subscribers, growth, every, isHidden, views, age } = channel;
  // Neighbours often overtake each other, because each has its own upload days.
  const dice = diceOf('uploads', id);
  const grown = 1 + growth * daysOfGrowth(day, every, dice.whole(0, every - 1));
  const first = age <= 30 ? 0 : dice.whole(0, 900);
  return {
    day,
    subscriberCount: isHidden ? null : rounded(Math.round(subscribers * grown)),
    viewCount: Math.round(views * grown),
    videoCount: 10 + first + Math.floor(daysSince(day) / every),
  };
}
