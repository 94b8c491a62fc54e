import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growPlant, isGrown, PLANT_MAX_LEVEL, seed } from './plants';

// The experience of each level: 100, then 1.5 times the one before, rounded down.
const MAXIMA = [100, 150, 225, 337, 505];
const WHOLE = 100 + 150 + 225 + 337;

describe('growPlant', () => {
  it.each([
    [0, 1, 0],
    [99, 1, 99],
    [100, 2, 0],
    [249, 2, 149],
    [250, 3, 0],
    [475, 4, 0],
    [811, 4, 336],
    [812, 5, 0],
    [820, 5, 8],
    [WHOLE + 505, 5, 505],
    [1_000_000, 5, 505],
  ])('raises a seed by %i to level %i and %i', (gained, level, experience) => {
    const maxExperience = MAXIMA[level - 1];
    expect(growPlant(seed, gained)).toEqual({ level, experience, maxExperience });
  });

  it('leaves a plant in bloom unchanged', () => {
    const grown = growPlant(seed, 815);
    expect(growPlant(grown, 500)).toEqual(grown);
  });

  it('returns the same for one large gain and for many small ones until the bloom', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(120), { maxLength: 40 }), (gains) => {
        const sum = gains.reduce((total, gained) => total + gained, 0);
        const grown = gains.reduce(growPlant, seed);
        const { level, experience, maxExperience } = grown;
        expect(isGrown(grown)).toBe(sum >= WHOLE);
        expect(maxExperience).toBe(MAXIMA[level - 1]);
        expect(level).toBeLessThanOrEqual(PLANT_MAX_LEVEL);
        if (isGrown(grown)) return;
        expect(grown).toEqual(growPlant(seed, sum));
        expect(experience).toBeLessThan(maxExperience);
      }),
    );
  });
});
