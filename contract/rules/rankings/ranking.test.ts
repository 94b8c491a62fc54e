import { describe, expect, it } from 'vitest';
import {
  categoryGroups,
  rankingCategories,
  trendingKeywords,
  type RankingPeriod,
} from './ranking-tables';
import { uploadCategories, uploadCategoryTitle } from '../posts/upload-categories';
import { categoryTitle } from '../posts/video-categories';
import {
  dayOf,
  dayStart,
  dayText,
  daysSince,
  growthOf,
  isNewOn,
  periodBounds,
  rankChange,
  secondsOf,
  summaryOfChannels,
  summaryOfVideos,
  weekdayOf,
} from './ranking';

const at = (text: string) => Date.parse(text);

describe('days in Seoul', () => {
  it('start at midnight there, which is 15:00 in UTC', () => {
    const day = dayOf(at('2026-11-22T15:00:00Z'));
    expect(dayText(day)).toBe('2026-11-23');
    expect(dayText(dayOf(at('2026-11-22T14:59:59.999Z')))).toBe('2026-11-22');
    expect(dayStart(day)).toBe(at('2026-11-22T15:00:00Z'));
  });

  it('are numbered in the week from Monday', () => {
    expect(weekdayOf(dayOf(at('2026-11-23T03:00:00Z')))).toBe(0);
    expect(weekdayOf(dayOf(at('2026-11-22T03:00:00Z')))).toBe(6);
  });
});

describe('the bounds of periods', () => {
  const bounds = (period: RankingPeriod, moment: string) => {
    const { from, to } = periodBounds(period, dayOf(at(moment)));
    return [new Date(from).toISOString(), new Date(to).toISOString()];
  };

  it.each([
    ['today', '2026-11-25T03:00:00Z', '2026-11-24T15:00:00.000Z'],
    ['week', '2026-11-25T03:00:00Z', '2026-11-22T15:00:00.000Z'],
    ['week', '2026-11-29T14:59:00Z', '2026-11-22T15:00:00.000Z'],
    ['week', '2026-11-23T03:00:00Z', '2026-11-22T15:00:00.000Z'],
    ['month', '2026-11-25T03:00:00Z', '2026-10-31T15:00:00.000Z'],
    ['month', '2026-12-01T03:00:00Z', '2026-11-30T15:00:00.000Z'],
    // In Seoul it is already March, in a year with a 29 February.
    ['month', '2028-02-29T15:30:00Z', '2028-02-29T15:00:00.000Z'],
  ] as const)('begin %s of %s at %s', (period, moment, from) => {
    expect(bounds(period, moment)[0]).toBe(from);
    expect(bounds(period, moment)[1]).toBe(bounds('today', moment)[1]);
  });
});

describe('growth', () => {
  const days = (...values: number[]) => values.map((value, day) => ({ day: 100 + day, value }));

  it('is null with fewer than two counts', () => {
    expect(growthOf([])).toBeNull();
    expect(growthOf(days(1_000))).toBeNull();
  });

  it('is measured over the last seven days', () => {
    const growth = growthOf(days(1, 100, 110, 120, 130, 140, 150, 160, 200));
    expect(growth).toEqual({ gained: 100, percent: 100, days: 7 });
  });

  it('is measured as far back as the counts go, and includes the number of days', () => {
    expect(growthOf(days(1_000, 1_015))).toEqual({ gained: 15, percent: 1.5, days: 1 });
    const gap = [{ day: 90, value: 5 }, ...days(800, 1_000)];
    expect(growthOf(gap)).toEqual({ gained: 200, percent: 25, days: 1 });
  });

  it('can be negative, and has no percentage of zero', () => {
    expect(growthOf(days(200, 150))).toEqual({ gained: -50, percent: -25, days: 1 });
    expect(growthOf(days(0, 30))).toEqual({ gained: 30, percent: null, days: 1 });
  });
});

describe('places', () => {
  it('rise by a positive number, and have no change without an earlier one', () => {
    expect([rankChange(2, 5), rankChange(5, 2), rankChange(3, 3)]).toEqual([3, -3, 0]);
    expect(rankChange(1, null)).toBeNull();
  });
});

describe('new channels', () => {
  it('are on their first day on the day of their creation', () => {
    const made = at('2026-11-22T15:30:00Z');
    expect(daysSince(made, at('2026-11-23T10:00:00Z'))).toBe(1);
    expect(daysSince(made, at('2026-11-23T15:00:00Z'))).toBe(2);
    expect(daysSince(made, made - 1_000_000)).toBe(1);
  });

  it('are new for thirty days', () => {
    const made = at('2026-11-01T03:00:00Z');
    const day = dayOf(made);
    expect([isNewOn(day, made), isNewOn(day + 29, made), isNewOn(day + 30, made)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isNewOn(day - 1, made), isNewOn(day, null)]).toEqual([false, false]);
  });
});

describe('lengths', () => {
  it('are read with and without hours', () => {
    expect(['3:02', '12:00', '1:02:03', '100:00:00'].map(secondsOf)).toEqual([
      182, 720, 3_723, 360_000,
    ]);
    expect(['', '3', '3:2', '1:60', '1:2:3:4', '1.2M'].map(secondsOf)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});

describe('summaries', () => {
  it('add numbers, and average the available lengths', () => {
    const videos = [
      { views: 1_234_567, likes: 10, seconds: 3_723 },
      { views: 3, likes: null, seconds: null },
      { views: 0, likes: 5, seconds: 57 },
    ];
    expect(summaryOfVideos(videos)).toEqual({
      videos: 3,
      totalViews: 1_234_570,
      totalLikes: 15,
      averageSeconds: 1_890,
      averageMinutes: 32,
    });
  });

  it('have no average without values', () => {
    expect(summaryOfVideos([])).toMatchObject({
      totalViews: 0,
      averageSeconds: null,
      averageMinutes: null,
    });
    expect(summaryOfChannels([])).toEqual({
      channels: 0,
      averageSubscribers: null,
      averageViews: null,
      averageVideos: null,
    });
    const hidden = [{ subscribers: null, views: 10, videos: 3 }];
    expect(summaryOfChannels(hidden)).toMatchObject({ averageSubscribers: null, averageViews: 10 });
  });
});

describe('the tables of rankings', () => {
  it('contain twelve words, and groups of existing categories without overlap', () => {
    expect(new Set(trendingKeywords).size).toBe(12);
    const grouped: string[] = Object.values(categoryGroups).flat();
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(grouped.every((id) => rankingCategories.some((category) => category === id))).toBe(true);
  });

  it('contain rankings of all categories for uploads, and no others', () => {
    expect(uploadCategories.map(([id]) => String(id))).toEqual([...rankingCategories]);
    expect(uploadCategoryTitle('10')).toBe(categoryTitle('10'));
  });
});
