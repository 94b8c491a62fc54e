import { seoulDay } from '../site/time';

/** Consecutive days with a visit; a day is a calendar day in Seoul (`2026-11-21`). */
export interface Streak {
  days: number;
  /** The last day that counted; null before the first. */
  lastDay: string | null;
  /** The last day off that did not end the streak. */
  restedDay: string | null;
}

/** The streak in the fields of a companion's record. */
export type StreakRecord = Omit<Streak, 'days'> & { streakDays: number };

/** The streak of a companion's record. */
export const streakOf = ({ streakDays: days, lastDay, restedDay }: StreakRecord): Streak => ({
  days,
  lastDay,
  restedDay,
});

const DAY = 86_400_000;

/**
 * The number of days after which another day off is allowed. Source: docs/product/rules.md#streak.
 */
const REST_DAYS = 7;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/**
 * The streak after a visit today. One day off within a week is allowed; after a longer absence it
 * restarts at 1. A second visit on a day changes nothing.
 * @param today see `seoulDay`
 */
export function continueStreak(streak: Streak, today: string): Streak {
  const { days, lastDay, restedDay } = streak;
  const gap = lastDay === null ? Infinity : daysBetween(lastDay, today);
  if (gap <= 0) return streak;
  if (gap === 1) return { days: days + 1, lastDay: today, restedDay };
  const missed = new Date(Date.parse(today) - DAY).toISOString().slice(0, 10);
  const mayRest = restedDay === null || daysBetween(restedDay, missed) >= REST_DAYS;
  if (gap === 2 && mayRest) return { days: days + 1, lastDay: today, restedDay: missed };
  return { days: 1, lastDay: today, restedDay };
}

/**
 * The length of the streak that a visit today would continue; 0 if the streak is over.
 * @param today see `seoulDay`
 */
export function streakDays(streak: Streak, today: string): number {
  const next = continueStreak(streak, today);
  return next !== streak && next.days === 1 ? 0 : streak.days;
}

/** Whether a visit now would be the member's first of the day in Seoul. @param now ms */
export const isVisitDue = ({ lastDay }: StreakRecord, now: number): boolean =>
  lastDay !== seoulDay(now);
