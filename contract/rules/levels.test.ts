import { describe, expect, it } from 'vitest';
import { experienceRatio, experienceToNextLevel } from './levels';

describe('levels', () => {
  it('ask for level times 1000', () => {
    expect([1, 2, 3, 10].map(experienceToNextLevel)).toEqual([1000, 2000, 3000, 10_000]);
    expect(experienceToNextLevel(0)).toBe(1000);
  });

  it('fill a bar from 0 to 1', () => {
    expect(experienceRatio(2, 450)).toBe(0.225);
    expect(experienceRatio(1, 0)).toBe(0);
    expect(experienceRatio(1, -5)).toBe(0);
    expect(experienceRatio(1, 5000)).toBe(1);
  });
});
