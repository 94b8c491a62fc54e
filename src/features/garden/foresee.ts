import type { Plant } from '@contract/models/plant';
import {
  growPlant,
  isGrown,
  WATERING_COST,
  WATERING_EXPERIENCE,
} from '@contract/rules/companion/plants';
import { BLOOM_GEMS } from '@contract/rules/companion/rewards';

/** A member's plants, and their remaining drops and gems. */
export interface Holding {
  plants: readonly Plant[];
  waterDrops: number;
  gems: number;
}

/** The holding after one watering; unchanged without enough drops or a plant that can grow. */
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

/** Returns the holding after all pending waterings, by the rules that the server applies. */
export function foresee(known: Holding, waterings: readonly string[]): Holding {
  return waterings.reduce(water, known);
}
