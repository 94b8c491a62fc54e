import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companionExperienceToNextLevel,
  experienceRatio,
  experienceToNextLevel,
  gainCompanionExperience,
  gainExperience,
} from './levels';

describe('the levels of a member', () => {
  it('need level × 1,000 experience', () => {
    expect([1, 2, 3, 10].map(experienceToNextLevel)).toEqual([1000, 2000, 3000, 10_000]);
    expect(experienceToNextLevel(0)).toBe(1000);
  });

  it('fill a bar from 0 to 1', () => {
    expect(experienceRatio(2, 450)).toBe(0.225);
    expect(experienceRatio(1, 0)).toBe(0);
    expect(experienceRatio(1, -5)).toBe(0);
    expect(experienceRatio(1, 5000)).toBe(1);
  });

  it.each([
    [1, 990, 9, { level: 1, experience: 999 }],
    [1, 990, 10, { level: 2, experience: 0 }],
    [1, 990, 500, { level: 2, experience: 0 }],
    [2, 0, 1999, { level: 2, experience: 1999 }],
    [2, 1999, 1, { level: 3, experience: 0 }],
    [1, 0, 0, { level: 1, experience: 0 }],
  ])(
    'the levels of a member start at 0: level %i, %i and %i',
    (level, experience, gained, after) => {
      expect(gainExperience({ level, experience }, gained)).toEqual(after);
    },
  );
});

describe('the levels of a companion', () => {
  it('need 100, 250 and 400 experience', () => {
    expect([0, 1, 2, 3, 10].map(companionExperienceToNextLevel)).toEqual([
      100, 100, 250, 400, 1450,
    ]);
  });

  it.each([
    [99, { level: 1, experience: 99 }],
    [100, { level: 2, experience: 0 }],
    [349, { level: 2, experience: 249 }],
    [350, { level: 3, experience: 0 }],
    [760, { level: 4, experience: 10 }],
  ])('carry over the excess: %i', (gained, after) => {
    expect(gainCompanionExperience({ level: 1, experience: 0 }, gained)).toEqual(after);
  });

  it('are the same for one large gain and for many small ones', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300)), (gained) => {
        const begin = { level: 1, experience: 0 };
        const sum = gained.reduce((total, one) => total + one, 0);
        const progress = gained.reduce(gainCompanionExperience, begin);
        expect(progress).toEqual(gainCompanionExperience(begin, sum));
        expect(progress.experience).toBeLessThan(companionExperienceToNextLevel(progress.level));
      }),
    );
  });
});
