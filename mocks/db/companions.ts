import type { CompanionFixture } from '@contract/fixtures/companions';
import { FIRST_BASE } from '@contract/rules/companion/parts';
import type { Appearance } from '@contract/rules/companion/appearance';
import { table, type Row } from './table';

const rows = table('companion');

export type CompanionRow = Row<'companion'>;

/** The state of every new companion: the first base, no name, no experience. */
const newborn = {
  name: '',
  basePart: FIRST_BASE,
  accessories: [],
  level: 1,
  experience: 0,
  creativity: 0,
  sociability: 0,
  influence: 0,
  consistency: 0,
};

/** The appearance and the name of a companion. */
export function appearanceOf({ name, basePart, accessoriesJson }: CompanionRow): Appearance {
  return { name, basePart, accessories: JSON.parse(accessoriesJson) as Appearance['accessories'] };
}

export const companions = {
  /** @throws for an id that is not a member's, because every member has a companion */
  get(memberId: number): CompanionRow {
    const companion = rows.find({ memberId });
    if (!companion) throw new Error(`Member ${memberId} has no companion`);
    return companion;
  },
  /** Adds a companion; its member has already seen its current state. */
  insert({ accessories, ...companion }: CompanionFixture): void {
    rows.insert({
      ...companion,
      accessoriesJson: JSON.stringify(accessories),
      announcedLevel: companion.level,
      announcedCreativity: companion.creativity,
      announcedSociability: companion.sociability,
      announcedInfluence: companion.influence,
      announcedConsistency: companion.consistency,
      streakDays: 0,
      lastDay: null,
      restedDay: null,
    });
  },
  create: (memberId: number) => companions.insert({ ...newborn, memberId }),
  update: (memberId: number, change: Partial<CompanionRow>) => rows.update({ memberId }, change),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
