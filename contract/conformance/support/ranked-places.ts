import { expect } from 'vitest';
import { growthOf, rankChange } from '../../rules/rankings/ranking';
import type { Success } from './client';

type Place = Success<'rankVideos'>['videos'][number] | Success<'rankChannels'>['channels'][number];

/** The day number of a date in the form `2026-11-23`. */
export const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** The sum of numbers. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * Checks the rules for every place of a ranking.
 * @param valueOf the number that the list is sorted by, at a place
 */
export function checkPlaces(places: readonly Place[], valueOf: (at: number) => number | null) {
  places.forEach(({ rank, previousRank, change, growth, history }, at) => {
    expect(rank).toBe(at + 1);
    expect(change).toBe(rankChange(rank, previousRank));
    const points = history.map(({ day, value }) => ({ day: numberOf(day), value }));
    expect(points).toEqual([...points].sort((a, b) => a.day - b.day));
    expect(history.at(-1)?.value).toBe(valueOf(at));
    // Fewer than two counts: growth is null.
    expect(growth === null).toBe(points.length < 2);
    if (points.length > 1 && points.length < 7) expect(growth).toEqual(growthOf(points));
  });
}
