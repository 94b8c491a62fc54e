import type { Plant } from '@contract/models/plant';
import { growPlant, isGrown, WATERING_COST, WATERING_EXPERIENCE } from '@contract/rules/plants';
import { BLOOM_GEMS } from '@contract/rules/rewards';

/** A garden's plants, and what its member has left for them. */
export interface Holding {
  plants: readonly Plant[];
  waterDrops: number;
  gems: number;
}

/** A holding after one watering; as it is where drops are short or nothing there grows any more. */
function water(before: Holding, plantId: string): Holding {
  const plant = before.plants.find(({ id }) => id === plantId);
  if (!plant || isGrown(plant) || before.waterDrops < WATERING_COST) return before;
  const watered = { ...plant, ...growPlant(plant, WATERING_EXPERIENCE) };
  return {
    plants: before.plants.map((one) => (one === plant ? watered : one)),
    waterDrops: before.waterDrops - WATERING_COST,
    gems: before.gems + (isGrown(watered) ? BLOOM_GEMS : 0),
  };
}

/** A holding once all the waterings are answered that are under way, by the rules that decide them. */
export function foresee(known: Holding, waterings: readonly string[]): Holding {
  return waterings.reduce(water, known);
}
