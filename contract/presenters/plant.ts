import type { Plant } from '../models/plant';
import { formatId } from '../rules/site/ids';
import type { Growth, PlantSpecies } from '../rules/companion/plants';
import { isoDate } from './iso-date';

/** A plant of a garden; `createdAt` in ms. */
export interface PlantRecord extends Growth {
  id: number;
  species: PlantSpecies;
  createdAt: number;
}

/** A plant of a garden as the API returns it. */
export function presentPlant(plant: PlantRecord): Plant {
  const { id, species, level, experience, maxExperience, createdAt } = plant;
  return {
    id: formatId('plant', id),
    species,
    level,
    experience,
    maxExperience,
    createdAt: isoDate(createdAt),
  };
}
