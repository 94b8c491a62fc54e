import type { Plant } from '../models/plant';
import { formatId } from './ids';
import type { Growth, PlantSpecies } from './plants';

/** A plant of a garden; `createdAt` in ms. */
export function presentPlant({
  id,
  species,
  level,
  experience,
  maxExperience,
  createdAt,
}: Growth & { id: number; species: PlantSpecies; createdAt: number }): Plant {
  return {
    id: formatId('plant', id),
    species,
    level,
    experience,
    maxExperience,
    createdAt: new Date(createdAt).toISOString(),
  };
}
