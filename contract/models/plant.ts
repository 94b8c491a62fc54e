import * as v from 'valibot';
import { plantSpecies } from '../rules/plants';
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

/** What a garden is watered and planted with (0 for others than its member), and what made it grow. */
export const GardenSchema = v.object({
  waterDrops: v.number(),
  gems: v.number(),
  statistics: v.object({
    /** Published posts. */
    totalPosts: v.number(),
    /** Likes that these have. */
    totalLikes: v.number(),
    /** Comments written. */
    totalComments: v.number(),
  }),
});
export type Garden = v.InferOutput<typeof GardenSchema>;
