import type { ChannelCounts, VideoCounts } from '@contract/rules/counted';
import { diceOf, type Dice } from '../random';
import { rounded, type SimChannel } from './channels';
import type { SimVideo } from './world';

// How the numbers of the simulated YouTube grow: a function of the thing and the day alone, so that
// the demo's history, a server that counts every day and the mocks agree. Nothing ever shrinks.

/** The day on which the world's own numbers hold, 1 October 2026. */
const FIRST_DAY = 20_727;
/** After so many days the pattern of good and bad days begins again. */
const CYCLE = 28;

type Weigh = (dice: Dice, at: number) => number;

/** For each thing how many average days of growth lie behind each day of a cycle. */
const patterns = new Map<string, readonly number[]>();

/** A cycle of uneven days. @param weigh how much a day has of the growth, by its place in the cycle */
function patternOf(id: string, weigh: Weigh): readonly number[] {
  const known = patterns.get(id);
  if (known) return known;
  const dice = diceOf('pattern', id);
  const weights = Array.from({ length: CYCLE }, (_, at) => weigh(dice, at));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const pattern = weights.map((weight) => {
    sum += weight;
    return (sum * CYCLE) / total;
  });
  patterns.set(id, pattern);
  return pattern;
}

// A few good days make most of the growth.
const fewGoodDays = (dice: Dice) => dice.next() ** 4 + 0.02;

/** How many average days of growth lie behind a thing. */
function daysOfGrowth(id: string, day: number, weigh: Weigh = fewGoodDays): number {
  const since = Math.max(0, day - FIRST_DAY);
  const within = since % CYCLE;
  const begun = within === 0 ? 0 : (patternOf(id, weigh)[within - 1] ?? 0);
  return since - within + begun;
}

/** The growth of an average day, as a part of the count. */
const rates = new Map<string, number>();

function rateOf(id: string): number {
  const rate = rates.get(id) ?? 0.002 + diceOf('rate', id).next() ** 2 * 0.018;
  rates.set(id, rate);
  return rate;
}

/** The numbers of a video on a day in Seoul. */
export function videoCounts(video: SimVideo, day: number): VideoCounts {
  const { id, views, likes, comments, hasComments } = video;
  const factor = (kind: string) => 1 + rateOf(`${kind} ${id}`) * daysOfGrowth(`${kind} ${id}`, day);
  return {
    day,
    viewCount: Math.round(views * factor('views')),
    likeCount: Math.round(likes * factor('likes')),
    commentCount: hasComments ? Math.round(comments * factor('comments')) : null,
  };
}

/** The numbers of a channel on a day in Seoul. */
export function channelCounts(channel: SimChannel, day: number): ChannelCounts {
  const { id, subscribers, growth, every, isHidden, views, age } = channel;
  // Neighbours overtake each other all the time: each has its own days of uploads, good and bad ones.
  const start = diceOf('uploads', id);
  const phase = start.whole(0, every - 1);
  const onUploads = (dice: Dice, at: number) =>
    ((at + phase) % every === 0 ? 1 : 0.06) * (0.4 + 1.2 * dice.next());
  const grown = (kind: string) => 1 + growth * daysOfGrowth(`${kind} ${id}`, day, onUploads);
  const first = age <= 30 ? 0 : start.whole(0, 900);
  return {
    day,
    subscriberCount: isHidden ? null : rounded(Math.round(subscribers * grown('subscribers'))),
    viewCount: Math.round(views * grown('views')),
    videoCount: 10 + first + Math.floor(Math.max(0, day - FIRST_DAY) / every),
  };
}
