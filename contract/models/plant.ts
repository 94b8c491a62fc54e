import * as v from 'valibot';
import { plantSpecies } from '../rules/companion/plants';
import { idOutput } from './ids';

/** A plant of a garden. Source: docs/product/rules.md#plants. */
export const PlantSchema = v.object({
  id: idOutput('plant'),
  species: v.picklist(plantSpecies),
  /** 1 (a seed) to 5 (in bloom). */
  level: v.number(),
  experience: v.number(),
  maxExperience: v.number(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Plant = v.InferOutput<typeof PlantSchema>;

/**
 * The balances for tending a garden (0 for viewers other than its member), and the counts that made
 * it grow.
 */
export const GardenSchema = v.object({
  waterDrops: v.number(),
  gems: v.number(),
  statistics: v.object({
    /** The number of published posts. */
    totalPosts: v.number(),
    /** The likes of these posts. */
    totalLikes: v.number(),
    /** The number of written comments. */
    totalComments: v.number(),
  }),
});
export type Garden = v.InferOutput<typeof GardenSchema>;
