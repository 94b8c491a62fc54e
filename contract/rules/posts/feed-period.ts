import type { FeedPeriod } from './categories';
import { DAY } from '../site/time';

const KOREA = 9 * 3_600_000;

const numbers: Record<FeedPeriod, (moment: number) => number> = {
  today: (moment) => Math.floor((moment + KOREA) / DAY),
  // The first day of 1970 was a Thursday, and a week starts on Monday.
  week: (moment) => Math.floor((numbers.today(moment) + 3) / 7),
  month: (moment) => {
    const date = new Date(moment + KOREA);
    return date.getUTCFullYear() * 12 + date.getUTCMonth() + 1;
  },
};

/**
 * The number of the calendar day, week (from Monday) or month in Korea that contains a moment. The
 * database counts them in the same way (`server/tables/feed-period`).
 * @param moment ms
 */
export function periodNumber(period: FeedPeriod, moment: number): number {
  return numbers[period](moment);
}
