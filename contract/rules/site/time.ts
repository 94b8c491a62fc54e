import { dataTexts } from '../../dataTexts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A day, ms. */
export const DAY = 24 * HOUR;

/** The calendar day in Korea (`2026-11-21`) of a moment in ms; daily rewards use it. */
export function seoulDay(moment: number): string {
  // Korea stays on UTC+9 all year, so a fixed shift is exact and needs no time zone data.
  return new Date(moment + 9 * HOUR).toISOString().slice(0, 10);
}

/** The moment (ms) when a calendar day (`2026-11-21`) starts in Korea; null for an invalid day. */
export function seoulDayStart(day: string): number | null {
  const moment = Date.parse(`${day}T00:00:00+09:00`);
  return !Number.isNaN(moment) && seoulDay(moment) === day ? moment : null;
}

/** A moment in Korea as text that sorts: `2026-11-21 09:30:00`. */
export function seoulTimestamp(moment: number): string {
  return new Date(moment + 9 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
}

/** The first and the last moment of the calendar day in Korea that contains `moment`; ms. */
export function seoulDayBounds(moment: number): { first: number; last: number } {
  const first = Math.floor((moment + 9 * HOUR) / DAY) * DAY - 9 * HOUR;
  return { first, last: first + DAY - 1 };
}

const dateOf = (moment: number): string => {
  const [year = 0, month = 0, day = 0] = seoulDay(moment).split('-').map(Number);
  return dataTexts.date(year, month, day);
};

/**
 * A number of days as text. `d` = started days since: 1 is 오늘, to 7 N일 전, to 30 N주 전 (started
 * weeks), then the date in Korea. Source: docs/product/rules.md#ages.
 * @param then the past moment, ms
 * @param now the present, ms
 */
export function relativeDate(then: number, now: number): string {
  const days = Math.max(1, Math.ceil((now - then) / DAY));
  if (days <= 1) return dataTexts.today;
  if (days <= 7) return dataTexts.daysAgo(days);
  if (days <= 30) return dataTexts.weeksAgo(Math.ceil(days / 7));
  return dateOf(then);
}

/**
 * The age of a post or comment in whole minutes, hours, days (to 7) and weeks (to 30 days), in
 * everyday words; then the date in Korea. A moment in the future (a wrong clock) becomes 방금 전.
 * Source: docs/product/rules.md#ages.
 */
export function timeAgo(then: number, now: number): string {
  const age = now - then;
  if (age < MINUTE) return dataTexts.justNow;
  if (age < HOUR) return dataTexts.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return dataTexts.hoursAgo(Math.floor(age / HOUR));
  const days = Math.floor(age / DAY);
  if (days <= 7) return dataTexts.daysAgo(days);
  if (days <= 30) return dataTexts.weeksAgo(Math.floor(days / 7));
  return dateOf(then);
}
