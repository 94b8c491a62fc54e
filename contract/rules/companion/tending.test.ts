import { describe, expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { PLANTS_MAX, seed, SEED_PRICE, WATERING_COST } from './plants';
import { guardPlanting, wateringOf } from './tending';

const rich = { id: 1, waterDrops: WATERING_COST, gems: SEED_PRICE };
const poor = { id: 1, waterDrops: WATERING_COST - 1, gems: SEED_PRICE - 1 };
const plant = { ...seed, id: 7, memberId: 1, waterings: 2 };
const grown = { ...plant, level: 5 };

describe('the rules of watering', () => {
  it('refuse a missing plant or another member’s, then a grown one, then too few drops', () => {
    const foreign = { ...grown, memberId: 2 };
    for (const other of [null, foreign]) {
      expect(() => wateringOf(other, poor)).toThrow(reasonTexts.plantNotFound);
    }
    expect(() => wateringOf(grown, poor)).toThrow(reasonTexts.plantGrown);
    expect(() => wateringOf(plant, poor)).toThrow(reasonTexts.dropsShort);
    expect(wateringOf(plant, rich)).toMatchObject({ subjectId: 7, waterDrops: -WATERING_COST });
  });

  it('refuse a seed in a full garden, then too few gems unless it is the first', () => {
    expect(() => guardPlanting(PLANTS_MAX, poor)).toThrow(reasonTexts.gardenFull);
    expect(() => guardPlanting(PLANTS_MAX - 1, poor)).toThrow(reasonTexts.gemsShort);
    expect(guardPlanting(PLANTS_MAX - 1, rich)).toEqual({ isFree: false });
    expect(guardPlanting(1, poor)).toEqual({ isFree: true });
  });
});
