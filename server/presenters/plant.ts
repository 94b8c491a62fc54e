import { formatId } from '@contract/models/ids';
import type { Plant } from '@contract/models/plant';
import type { PlantRow } from '../tables/plant';

/** A plant of a garden. */
export function presentPlant(row: PlantRow): Plant {
  const { id, species, level, experience, maxExperience, createdAt } = row;
  return {
    ...{ id: formatId('plant', id), species, level, experience, maxExperience },
    createdAt: new Date(createdAt).toISOString(),
  };
}
