import { PLANT_MAX_LEVEL, seed, type PlantSpecies } from '@contract/rules/plants';
import { statement, type Runner } from '../database/statement';

/** A plant; `createdAt` in ms. */
export interface PlantRow {
  id: number;
  memberId: number;
  species: PlantSpecies;
  level: number;
  experience: number;
  maxExperience: number;
  waterings: number;
  createdAt: number;
}

const COLUMNS = [
  ...['id', 'member_id as memberId', 'species', 'level', 'experience'],
  ...['max_experience as maxExperience', 'waterings', 'created_at as createdAt'],
];

const byId = statement<{ id: number }, PlantRow>((knex, { id }) =>
  knex('plant').where({ id }).select(COLUMNS),
);

const ofMember = statement<{ memberId: number }, PlantRow>((knex, { memberId }) =>
  knex('plant').where('member_id', memberId).select(COLUMNS).orderBy('id'),
);

const growing = statement<{ memberId: number }, PlantRow>((knex, { memberId }) =>
  knex('plant')
    .where('member_id', memberId)
    .whereRaw(`level < ${PLANT_MAX_LEVEL}`)
    .select(COLUMNS)
    .orderBy('id')
    .limit(1),
);

const insert = statement<{ memberId: number; species: PlantSpecies; now: number }, PlantRow>(
  (knex, { memberId, species, now }) =>
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

const grow = statement<{ id: number; level: number; experience: number; maxExperience: number }>(
  (knex, { id, level, experience, maxExperience }) =>
    knex('plant').where({ id }).update({ level, experience, max_experience: maxExperience }),
);

const countWatering = statement<{ id: number }, PlantRow>((knex, { id }) =>
  knex('plant').where({ id }).increment('waterings', 1).returning(COLUMNS),
);

/** A plant, null when it does not exist. */
export async function findPlant(runner: Runner, id: number): Promise<PlantRow | null> {
  const [row] = await runner.run(byId, { id });
  return row ?? null;
}

/** A member's plants, the first planted first. */
export function listPlants(runner: Runner, memberId: number): Promise<PlantRow[]> {
  return runner.run(ofMember, { memberId });
}

/** A member's first plant that still grows; null if all are in bloom. */
export async function findGrowingPlant(runner: Runner, memberId: number): Promise<PlantRow | null> {
  const [row] = await runner.run(growing, { memberId });
  return row ?? null;
}

/** Plants a seed. @param now ms */
export async function insertPlant(
  tx: Runner,
  memberId: number,
  species: PlantSpecies,
  now: number,
): Promise<PlantRow> {
  const [row] = await tx.run(insert, { memberId, species, now });
  if (!row) throw new Error('A new plant came back without an id');
  return row;
}

/** Writes a plant's growth. */
export async function growPlantRow(
  tx: Runner,
  { id, level, experience, maxExperience }: Omit<PlantRow, 'memberId'>,
): Promise<void> {
  await tx.run(grow, { id, level, experience, maxExperience });
}

/** Counts a watering of a plant, and returns the plant after it. */
export async function addWatering(tx: Runner, id: number): Promise<PlantRow> {
  const [row] = await tx.run(countWatering, { id });
  if (!row) throw new Error(`There is no plant ${id} to water`);
  return row;
}
