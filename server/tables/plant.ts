import type { PlantRecord } from '@contract/presenters/plant';
import { PLANT_MAX_LEVEL, seed, type PlantSpecies } from '@contract/rules/companion/plants';
import { statement } from '../database/statement';

/** A plant; `createdAt` in ms. */
export interface PlantRow extends PlantRecord {
  memberId: number;
  waterings: number;
}

const COLUMNS = [
  ...['id', 'member_id as memberId', 'species', 'level', 'experience'],
  ...['max_experience as maxExperience', 'waterings', 'created_at as createdAt'],
];

/** A plant, null when it does not exist. */
export const findPlant = statement.maybeOne<{ id: number }, PlantRow>((knex, { id }) =>
  knex('plant').where({ id }).select(COLUMNS),
);

/** A member's plants, the first planted first. */
export const listPlants = statement.all<{ memberId: number }, PlantRow>((knex, { memberId }) =>
  knex('plant').where('member_id', memberId).select(COLUMNS).orderBy('id'),
);

/** A member's first plant that still grows; null if all are in bloom. */
export const findGrowingPlant = statement.maybeOne<{ memberId: number }, PlantRow>(
  (knex, { memberId }) =>
    knex('plant')
      .where('member_id', memberId)
      .whereRaw(`level < ${PLANT_MAX_LEVEL}`)
      .select(COLUMNS)
      .orderBy('id')
      .limit(1),
);

/** Plants a seed. @param now ms */
export const insertPlant = statement.one<
  { memberId: number; species: PlantSpecies; now: number },
  PlantRow
>((knex, { memberId, species, now }) =>
  knex('plant')
    .insert({
      member_id: memberId,
      species,
      level: knex.raw(String(seed.level)),
      experience: knex.raw(String(seed.experience)),
      max_experience: knex.raw(String(seed.maxExperience)),
      created_at: now,
    })
    .returning(COLUMNS),
);

/** Writes a plant's growth. */
export const growPlantRow = statement.run<{
  id: number;
  level: number;
  experience: number;
  maxExperience: number;
}>((knex, { id, level, experience, maxExperience }) =>
  knex('plant').where({ id }).update({ level, experience, max_experience: maxExperience }),
);

/** Counts a watering of a plant, and returns the plant after it. */
export const addWatering = statement.one<{ id: number }, PlantRow>((knex, { id }) =>
  knex('plant').where({ id }).increment('waterings', 1).returning(COLUMNS),
);
