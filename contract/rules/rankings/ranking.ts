import { GROWTH_DAYS, NEW_CHANNEL_DAYS, type RankingPeriod } from './ranking-tables';
import { DAY } from '../site/time';

const SHIFT = 9 * 3_600_000;
const WEEK = 7;
/** Day 0, 1 January 1970, was the fourth day of a week that starts on Monday. */
const FIRST_WEEKDAY = 3;

/** The calendar day in Seoul at a moment (ms), as the number of days since 1970. */
export function dayOf(moment: number): number {
  return Math.floor((moment + SHIFT) / DAY);
}

/** The moment (ms) when a day starts in Seoul. */
export function dayStart(day: number): number {
  return day * DAY - SHIFT;
}

/** A day as text: `2026-11-23`. */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The weekday of a day; 0 is Monday. */
export function weekdayOf(day: number): number {
  return (day + FIRST_WEEKDAY) % WEEK;
}

const firstDays: Record<RankingPeriod, (day: number) => number> = {
  today: (day) => day,
  week: (day) => day - weekdayOf(day),
  month: (day) => day - new Date(day * DAY).getUTCDate() + 1,
};

/**
 * The bounds of a period (ms): from the midnight in Seoul that starts the day, its week (on Monday)
 * or its month, to the end of the day.
 */
export function periodBounds(period: RankingPeriod, day: number): { from: number; to: number } {
  return { from: dayStart(firstDays[period](day)), to: dayStart(day + 1) };
}

/** A count on a day. */
export interface Point {
  day: number;
  value: number;
}

/** How much something has grown. */
export interface Growth {
  gained: number;
  /** In percent with one decimal; null if it started at zero. */
  percent: number | null;
  /** The days between the two counts, at most seven. */
  days: number;
}

/**
 * The growth of a count over the last seven days, or as far back as it was counted.
 * @param history in the order of days
 * @returns null with fewer than two counts, because growth is never invented
 */
export function growthOf(history: readonly Point[]): Growth | null {
  const last = history.at(-1);
  const first = last && history.find(({ day }) => day >= last.day - GROWTH_DAYS);
  if (!last || !first || first.day === last.day) return null;
  const gained = last.value - first.value;
  const percent = first.value > 0 ? Math.round((gained / first.value) * 1_000) / 10 : null;
  return { gained, percent, days: last.day - first.day };
}

/** How many places an item rose; negative if it fell, null without an earlier place. */
export function rankChange(rank: number, previousRank: number | null): number | null {
  return previousRank === null ? null : previousRank - rank;
}

/** A channel's age in days: 1 on the day of its creation. Days are those of Seoul. */
export function daysSince(createdAt: number, now: number): number {
  return Math.max(1, dayOf(now) - dayOf(createdAt) + 1);
}

/** Whether a channel created at a moment (ms) counts as new on a day. */
export function isNewOn(day: number, createdAt: number | null): boolean {
  return createdAt !== null && dayOf(createdAt) > day - NEW_CHANNEL_DAYS && dayOf(createdAt) <= day;
}

/** Parses a displayed length, `3:02` or `1:02:03`, s; null for anything else. */
export function secondsOf(length: string): number | null {
  if (!/^\d+(?::[0-5]\d){1,2}$/.test(length)) return null;
  return length.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const sumOf = (values: readonly (number | null)[]) =>
  known(values).reduce((sum, value) => sum + value, 0);

/** The totals and averages of a list's videos. */
export interface VideoSummary {
  videos: number;
  totalViews: number;
  totalLikes: number;
  /** Of the videos with an available length; null without any. */
  averageSeconds: number | null;
  /** The same in whole minutes. */
  averageMinutes: number | null;
}

/** Summarizes videos. */
export function summaryOfVideos(
  videos: readonly { views: number; likes: number | null; seconds: number | null }[],
): VideoSummary {
  const seconds = known(videos.map((video) => video.seconds));
  const averageSeconds = meanOf(seconds);
  return {
    videos: videos.length,
    totalViews: sumOf(videos.map(({ views }) => views)),
    totalLikes: sumOf(videos.map(({ likes }) => likes)),
    averageSeconds,
    averageMinutes: averageSeconds === null ? null : Math.round(averageSeconds / 60),
  };
}

/** The averages of a list's channels. */
export interface ChannelSummary {
  channels: number;
  /** Of the channels with a public number; null without any. */
  averageSubscribers: number | null;
  averageViews: number | null;
  averageVideos: number | null;
}

/** Summarizes channels. */
export function summaryOfChannels(
  channels: readonly { subscribers: number | null; views: number; videos: number }[],
): ChannelSummary {
  return {
    channels: channels.length,
    averageSubscribers: meanOf(known(channels.map(({ subscribers }) => subscribers))),
    averageViews: meanOf(channels.map(({ views }) => views)),
    averageVideos: meanOf(channels.map(({ videos }) => videos)),
  };
}
