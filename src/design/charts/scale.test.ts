import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  namedDays,
  niceTicks,
  stepsOf,
  stretchesOf,
  valuesOn,
  xOf,
  yOf,
} from './scale';
import { pathOf } from './paths';

describe('the days of a chart', () => {
  it('cross the end of a month and a leap day', () => {
    expect(daysBetween('2028-02-27', '2028-03-01')).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  it('are one from a day to itself, and empty if the range is reversed', () => {
    expect(daysBetween('2026-11-23', '2026-11-23')).toEqual(['2026-11-23']);
    expect(daysBetween('2026-11-23', '2026-11-22')).toEqual([]);
  });

  it('have the values of their points, or null without a point', () => {
    const points = [
      { day: '2026-11-23', value: 0 },
      { day: '2026-11-21', value: 4 },
      { day: '2026-11-01', value: 9 },
    ];
    expect(valuesOn(daysBetween('2026-11-21', '2026-11-23'), points)).toEqual([4, null, 0]);
  });

  it('are labelled back from the last one, five at most', () => {
    expect(namedDays(1)).toEqual([0]);
    expect(namedDays(5)).toEqual([0, 1, 2, 3, 4]);
    expect(namedDays(7)).toEqual([0, 2, 4, 6]);
    expect(namedDays(30)).toEqual([1, 8, 15, 22, 29]);
    expect(namedDays(0)).toEqual([]);
    for (let days = 1; days <= 60; days += 1) {
      expect(namedDays(days).length, `${days} days`).toBeLessThanOrEqual(5);
      expect(namedDays(days).at(-1), `${days} days`).toBe(days - 1);
    }
  });
});

describe('the ticks of a scale', () => {
  it('are round numbers around the values', () => {
    expect(niceTicks([0, 7.3])).toEqual([0, 2, 4, 6, 8]);
    expect(niceTicks([-1.2, 3.9])).toEqual([-2, 0, 2, 4]);
    expect(niceTicks([3_204_112, 3_251_900])).toEqual([3_200_000, 3_220_000, 3_240_000, 3_260_000]);
  });

  it('have no binary rounding errors', () => {
    expect(niceTicks([0, 0.4])).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(niceTicks([0.01, 0.07])).toEqual([0, 0.02, 0.04, 0.06, 0.08]);
  });

  it('end at the values if these are round', () => {
    expect(niceTicks([0, 8])).toEqual([0, 2, 4, 6, 8]);
  });

  it('surround a single value, and go from 0 to 1 without any', () => {
    for (const value of [0, 5, -3, 0.02, 3_200_000]) {
      const ticks = niceTicks([value, value]);
      expect(ticks[0], String(value)).toBeLessThan(value);
      expect(ticks.at(-1), String(value)).toBeGreaterThan(value);
    }
    const bare = niceTicks([]);
    expect([bare[0], bare.at(-1)]).toEqual([0, 1]);
  });

  it('are three to seven for values of any size, and contain all of them', () => {
    for (let size = 1; size < 1000; size += 7) {
      for (const unit of [0.001, 1, 12_345]) {
        const [low, high] = [-size * unit * 0.3, size * unit];
        const ticks = niceTicks([low, high]);
        expect(ticks.length, `${low} to ${high}`).toBeGreaterThanOrEqual(3);
        expect(ticks.length, `${low} to ${high}`).toBeLessThanOrEqual(7);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      }
    }
  });
});

describe('a line', () => {
  const scale = { days: 5, low: 0, high: 10 };

  it('goes from the lower left to the upper right if the values grow', () => {
    expect([xOf(0, scale), yOf(0, scale)]).toEqual([0, 100]);
    expect([xOf(4, scale), yOf(10, scale)]).toEqual([100, 0]);
  });

  it('is in the middle if there is one day or one value', () => {
    expect(xOf(0, { days: 1 })).toBe(50);
    expect(yOf(7, { low: 7, high: 7 })).toBe(50);
  });

  it('breaks at a day without a value', () => {
    expect(stretchesOf([null, 0, 5, null, 10], scale)).toEqual([
      [
        [25, 100],
        [50, 50],
      ],
      [[100, 0]],
    ]);
    expect(stretchesOf([null, null], scale)).toEqual([]);
  });

  it('connects its points, and is a dot for a single one', () => {
    expect(
      pathOf([
        [0, 100],
        [50, 25.5],
        [100, 0],
      ]),
    ).toBe('M0,100L50,25.5L100,0');
    expect(pathOf([[50, 20]])).toBe('M50,20h0');
  });
});

describe('the steps of a heat map', () => {
  it('have a fifth of the values each, even with an outlier', () => {
    expect(stepsOf([5, 1, 3, 1_000_000, 2])).toEqual([3, 0, 2, 4, 1]);
  });

  it('are the same for equal values', () => {
    expect(stepsOf([7, 7, 7])).toEqual([2, 2, 2]);
    expect(stepsOf([1, 1, 9, 9])).toEqual([1, 1, 3, 3]);
    expect(stepsOf([])).toEqual([]);
  });
});
