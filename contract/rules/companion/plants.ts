/** The species that can be planted; every garden starts with the first one. */
export const plantSpecies = ['lotus', 'forget-me-not', 'daffodil', 'cattail'] as const;
export type PlantSpecies = (typeof plantSpecies)[number];

/** A plant in bloom no longer grows. Source: docs/product/rules.md#plants. */
export const PLANT_MAX_LEVEL = 5;

/** The experience that completes a plant's first level. Source: docs/product/rules.md#plants. */
const PLANT_FIRST_MAX = 100;

/** The factor for the experience of the next level. Source: docs/product/rules.md#plants. */
const GROWTH = 1.5;

/**
 * The cost of watering in water drops, and its experience. Source: docs/product/rules.md#plants.
 */
export const WATERING_COST = 10;
export const WATERING_EXPERIENCE = 10;

/** The price of a seed in gems. Source: docs/product/rules.md#plants. */
export const SEED_PRICE = 50;

/** The price of the next seed: the first one beside the plant that a garden starts with is free. */
export const seedPrice = (plantCount: number): number => (plantCount > 1 ? SEED_PRICE : 0);

/** How many plants a garden holds. */
export const PLANTS_MAX = 12;

/** A plant's growth; `experience` counts within the level. */
export interface Growth {
  level: number;
  experience: number;
  maxExperience: number;
}

/** A seed that was just planted. */
export const seed: Growth = { level: 1, experience: 0, maxExperience: PLANT_FIRST_MAX };

/** Whether a plant is in bloom, so its growth is complete. */
export const isGrown = ({ level }: Pick<Growth, 'level'>): boolean => level >= PLANT_MAX_LEVEL;

/**
 * A plant after gaining experience: at a full level it rises, the excess carries over, and the next
 * level needs 1.5 times as much, rounded down. A plant in bloom stays unchanged. Source:
 * docs/product/rules.md#plants.
 */
export function growPlant(plant: Growth, gained: number): Growth {
  if (isGrown(plant)) return plant;
  let { level, maxExperience } = plant;
  let experience = plant.experience + gained;
  while (experience >= maxExperience && level < PLANT_MAX_LEVEL) {
    experience -= maxExperience;
    level += 1;
    maxExperience = Math.floor(maxExperience * GROWTH);
  }
  return { level, experience: Math.min(experience, maxExperience), maxExperience };
}
