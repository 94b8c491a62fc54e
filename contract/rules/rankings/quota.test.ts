import { describe, expect, it } from 'vitest';
import { quotaDay, quotaNames, quotaReset, sumOfCosts } from './quota';

const at = (moment: string) => Date.parse(moment);
const resetOf = (moment: string) => new Date(quotaReset('youtube.units', at(moment))).toISOString();

describe('the day of a quota', () => {
  it('begins at midnight on the Pacific coast, in winter and in summer', () => {
    expect(quotaDay('youtube.search', at('2026-11-23T07:59:59Z'))).toBe('2026-11-22');
    expect(quotaDay('youtube.search', at('2026-11-23T08:00:00Z'))).toBe('2026-11-23');
    expect(quotaDay('youtube.search', at('2026-07-01T06:59:59Z'))).toBe('2026-06-30');
    expect(quotaDay('youtube.search', at('2026-07-01T07:00:00Z'))).toBe('2026-07-01');
  });

  it('ends at 17:00 in Korea in winter and at 16:00 in summer', () => {
    expect(resetOf('2026-11-22T12:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
    expect(resetOf('2026-07-01T12:00:00Z')).toBe('2026-07-02T07:00:00.000Z');
  });

  it('is an hour shorter or longer when the clocks change', () => {
    // On 8 March 2026 they go forward, on 1 November 2026 back.
    expect(resetOf('2026-03-08T08:00:00Z')).toBe('2026-03-09T07:00:00.000Z');
    expect(resetOf('2026-03-08T07:59:59Z')).toBe('2026-03-08T08:00:00.000Z');
    expect(resetOf('2026-11-01T07:00:00Z')).toBe('2026-11-02T08:00:00.000Z');
    expect(resetOf('2026-11-01T06:59:59Z')).toBe('2026-11-01T07:00:00.000Z');
  });

  it('is the day in Korea for Korean services', () => {
    expect(quotaDay('naver', at('2026-11-22T14:59:59Z'))).toBe('2026-11-22');
    expect(quotaDay('naver', at('2026-11-22T15:00:00Z'))).toBe('2026-11-23');
    expect(quotaReset('onbid', at('2026-11-22T15:00:00.789Z'))).toBe(at('2026-11-23T15:00:00Z'));
  });

  it.each(quotaNames)('of %s resets after now, within 25 hours, at the next day', (name) => {
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const now = at('2026-01-01T00:30:00Z') + hour * 3_600_000;
      const reset = quotaReset(name, now);
      expect(reset - now).toBeGreaterThan(0);
      expect(reset - now).toBeLessThanOrEqual(25 * 3_600_000);
      expect(quotaDay(name, reset)).not.toBe(quotaDay(name, now));
      expect(quotaDay(name, reset - 1)).toBe(quotaDay(name, now));
    }
  });
});

it('costs of several calls are summed for each quota', () => {
  const unit = { quota: 'youtube.units', units: 1 } as const;
  const search = { quota: 'youtube.search', units: 1 } as const;
  expect(sumOfCosts([search, unit, unit])).toEqual([{ ...unit, units: 2 }, search]);
  expect(sumOfCosts([])).toEqual([]);
});
