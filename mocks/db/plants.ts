import { isGrown, seed, type PlantSpecies } from '@contract/rules/companion/plants';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('plant');

export type PlantRow = Row<'plant'>;

export const plants = {
  find: (id: number) => rows.find({ id }),
  /** @throws if the plant does not exist */
  get(id: number): PlantRow {
    const plant = rows.find({ id });
    if (!plant) throw new Error(`The mock world has no plant ${id}`);
    return plant;
  },
  /** A member's garden, the first planted first. */
  listOf: (memberId: number) => rows.list({ memberId }).sort((a, b) => a.id - b.id),
  /** The first plant that still grows. */
  firstGrowing: (memberId: number): PlantRow | null =>
    plants.listOf(memberId).find((plant) => !isGrown(plant)) ?? null,
  insert: rows.insert,
  create: (memberId: number, species: PlantSpecies, now: number): PlantRow =>
    rows.insert({ ...seed, id: nextId('plant'), memberId, species, waterings: 0, createdAt: now }),
  update: (id: number, change: Partial<PlantRow>) => rows.update({ id }, change),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
