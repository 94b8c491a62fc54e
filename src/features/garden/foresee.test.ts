import type { Plant } from '@contract/models/plant';
import { seed } from '@contract/rules/companion/plants';
import { describe, expect, it } from 'vitest';
import { foresee } from './garden';

const plant = (change: Partial<Plant> = {}): Plant => ({
  id: 'plant1',
  species: 'lotus',
  createdAt: '2026-11-21T00:00:00.000Z',
  ...seed,
  ...change,
});
const holding = (waterDrops: number, ...plants: Plant[]) => ({ plants, waterDrops, gems: 5 });

describe('foresee', () => {
  it('spends drops and grows the plant with each watering', () => {
    const { plants, waterDrops, gems } = foresee(holding(50, plant()), ['plant1', 'plant1']);
    expect(plants[0]).toMatchObject({ level: 1, experience: 20 });
    expect([waterDrops, gems]).toEqual([30, 5]);
  });

  it('carries surplus growth over to the next level', () => {
    const { plants } = foresee(holding(50, plant({ experience: 95 })), ['plant1']);
    expect(plants[0]).toMatchObject({ level: 2, experience: 5, maxExperience: 150 });
  });

  it('adds the gems of a bloom, once', () => {
    const bud = plant({ level: 4, experience: 330, maxExperience: 337 });
    const { plants, waterDrops, gems } = foresee(holding(50, bud), ['plant1', 'plant1']);
    expect(plants[0]?.level).toBe(5);
    expect([waterDrops, gems]).toEqual([40, 35]);
  });

  it('never spends more drops than available and ignores missing plants', () => {
    const before = holding(15, plant());
    expect(foresee(before, ['plant1', 'plant1', 'plant9']).waterDrops).toBe(5);
    expect(foresee(before, [])).toBe(before);
  });
});
