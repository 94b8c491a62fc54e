import { describe, expect, it } from 'vitest';
import { formatCount, formatDuration, formatNumber } from './counts';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1.0K'],
    [1_049, '1.0K'],
    [1_050, '1.1K'],
    [1_234, '1.2K'],
    [12_345, '12.3K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [999_999, '1.0M'],
    [1_000_000, '1.0M'],
    [2_310_000, '2.3M'],
    [1_500_000_000, '1500.0M'],
  ])('shows %i as %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });
});

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_250, '1,250'],
    [1_234_567, '1,234,567'],
    [-1_234, '-1,234'],
    [1_234.9, '1,234'],
  ])('shows %d as %s', (count, shown) => {
    expect(formatNumber(count)).toBe(shown);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [60, '1:00'],
    [182, '3:02'],
    [3_599, '59:59'],
    [3_600, '1:00:00'],
    [3_723.8, '1:02:03'],
    [-4, '0:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
  });
});
