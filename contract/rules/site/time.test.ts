import { describe, expect, it } from 'vitest';
import { relativeDate, seoulDay, seoulDayBounds, timeAgo } from './time';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// 12:00 in Korea.
const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);

describe('seoulDay', () => {
  it('changes at midnight in Korea, which is 15:00 UTC', () => {
    expect(seoulDay(Date.UTC(2026, 10, 21, 14, 59, 59, 999))).toBe('2026-11-21');
    expect(seoulDay(Date.UTC(2026, 10, 21, 15, 0, 0, 0))).toBe('2026-11-22');
    expect(seoulDay(Date.UTC(2026, 11, 31, 15, 0, 0, 0))).toBe('2027-01-01');
  });

  it('agrees with the time zone data throughout the year', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });
    for (let day = 0; day < 366; day += 1) {
      const moment = NOW + day * DAY + day * 37 * MINUTE;
      expect(seoulDay(moment)).toBe(format.format(moment));
    }
  });
});

describe('seoulDayBounds', () => {
  it('contain the times of one day in Seoul', () => {
    const midnight = Date.UTC(2026, 10, 21, 15);
    const today = { first: midnight - DAY, last: midnight - 1 };
    for (const moment of [midnight - DAY, midnight - HOUR, midnight - 1]) {
      expect(seoulDayBounds(moment)).toEqual(today);
      expect(seoulDay(moment)).toBe('2026-11-21');
    }
    expect(seoulDayBounds(midnight)).toEqual({ first: midnight, last: midnight + DAY - 1 });
  });
});

describe('relativeDate', () => {
  it.each([
    [-HOUR, '오늘'],
    [0, '오늘'],
    [DAY, '오늘'],
    [DAY + 1, '2일 전'],
    [2 * DAY, '2일 전'],
    [2 * DAY + 1, '3일 전'],
    [7 * DAY, '7일 전'],
    [7 * DAY + 1, '2주 전'],
    [14 * DAY, '2주 전'],
    [14 * DAY + 1, '3주 전'],
    [28 * DAY, '4주 전'],
    [30 * DAY, '5주 전'],
    [30 * DAY + 1, '2026. 10. 22.'],
  ])('reads an age of %i ms as %s', (age, text) => {
    expect(relativeDate(NOW - age, NOW)).toBe(text);
  });

  it('returns the date in Korea', () => {
    expect(relativeDate(Date.UTC(2026, 0, 31, 15, 0), NOW)).toBe('2026. 2. 1.');
    expect(relativeDate(Date.UTC(2026, 0, 31, 14, 59), NOW)).toBe('2026. 1. 31.');
  });
});

describe('timeAgo', () => {
  it.each([
    [-5 * MINUTE, '방금 전'],
    [0, '방금 전'],
    [59 * SECOND, '방금 전'],
    [MINUTE, '1분 전'],
    [HOUR - 1, '59분 전'],
    [HOUR, '1시간 전'],
    [DAY - 1, '23시간 전'],
    [DAY, '1일 전'],
    [2 * DAY - 1, '1일 전'],
    [2 * DAY, '2일 전'],
    [8 * DAY - 1, '7일 전'],
    [8 * DAY, '1주 전'],
    [14 * DAY, '2주 전'],
    [31 * DAY - 1, '4주 전'],
    [31 * DAY, '2026. 10. 21.'],
  ])('reads an age of %i ms as %s', (age, text) => {
    expect(timeAgo(NOW - age, NOW)).toBe(text);
  });
});
