import { describe, expect, it } from 'vitest';
import { feedPeriods } from './categories';
import { periodNumber } from './feed-period';

/** A moment in Korea. */
const seoul = (text: string) => Date.parse(`${text}+09:00`);

describe('the number of a period', () => {
  it.each([
    ['today', '2026-11-22T23:59:59.999', '2026-11-23T00:00'],
    // 23 November 2026 is a Monday.
    ['week', '2026-11-22T23:59:59.999', '2026-11-23T00:00'],
    ['month', '2026-11-30T23:59:59.999', '2026-12-01T00:00'],
    ['month', '2026-12-31T23:59:59.999', '2027-01-01T00:00'],
  ] as const)('grows by one at midnight in Korea: %s, %s', (period, before, after) => {
    expect(periodNumber(period, seoul(after))).toBe(periodNumber(period, seoul(before)) + 1);
  });

  it.each([
    ['today', '2026-11-23T00:00', '2026-11-23T23:59:59.999'],
    ['week', '2026-11-23T00:00', '2026-11-29T23:59:59.999'],
    ['month', '2028-02-01T00:00', '2028-02-29T23:59:59.999'],
  ] as const)('stays the same within a period: %s', (period, first, last) => {
    expect(periodNumber(period, seoul(first))).toBe(periodNumber(period, seoul(last)));
  });

  it('is a whole number, which a database can compare', () => {
    for (const period of feedPeriods) {
      expect(periodNumber(period, Date.now())).toSatisfy(Number.isInteger);
    }
  });
});
