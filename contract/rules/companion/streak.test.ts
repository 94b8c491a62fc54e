import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueStreak, streakDays, type Streak } from './streak';

const none: Streak = { days: 0, lastDay: null, restedDay: null };
const dayAt = (at: number) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10);
const visits = (...days: number[]) =>
  days.map(dayAt).reduce((streak, day) => continueStreak(streak, day), none);

describe('a streak of visits', () => {
  it.each<[string, number[], number]>([
    ['begins at one', [0], 1],
    ['counts a day once', [0, 0, 0], 1],
    ['grows from day to day', [0, 1, 2], 3],
    ['goes over the end of a month', [29, 30, 31], 3],
    ['forgives a day off', [0, 1, 3], 3],
    ['forgives no two days off at a time', [0, 1, 4], 1],
    ['forgives no second day off within a week', [0, 2, 4], 1],
    ['forgives another day off six days after the last', [0, 2, 3, 4, 5, 6, 7, 9], 8],
    ['does not forgive it a day earlier', [0, 2, 3, 4, 5, 6, 8], 1],
    ['grows again after it ended', [0, 5, 6], 2],
    ['does not go back with a clock', [3, 2], 1],
  ])('%s', (_, days, expected) => {
    expect(visits(...days).days).toBe(expected);
  });

  it('is over once neither today nor a day off can continue it', () => {
    const streak = visits(0, 1, 2);
    const days = [2, 3, 4, 5].map((at) => streakDays(streak, dayAt(at)));
    expect(days).toEqual([3, 3, 3, 0]);
    expect(streakDays(visits(0, 2), dayAt(4))).toBe(0);
    expect(streakDays(none, dayAt(0))).toBe(0);
  });

  it('is at least one day after a visit and never longer than the days since the first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1 }), (gaps) => {
        let at = 0;
        const days = gaps.map((gap) => (at += gap));
        const streak = visits(...days);
        expect(streak.days).toBeGreaterThanOrEqual(1);
        expect(streak.days).toBeLessThanOrEqual(at - (days[0] ?? 0) + 1);
        expect(streak.lastDay).toBe(dayAt(at));
      }),
    );
  });
});
