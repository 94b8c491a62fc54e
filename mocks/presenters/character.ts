import type { Character, EquippedAccessory } from '@contract/models/character';
import { formatId } from '@contract/models/ids';
import { baseIcon, presentWorn } from '@contract/rules/wardrobe';
import { lookOf, type CompanionRow } from '../db/companions';

/** A companion; its name is empty until somebody gives one. */
export function presentCharacter(row: CompanionRow): Character {
  const { name, basePart, level, experience } = row;
  const { creativity, sociability, influence, consistency } = row;
  return {
    ...{ characterName: name, character_name: name },
    ...{ basePartIcon: baseIcon(basePart), base_part_id: formatId('part', basePart) },
    ...{ level, experience, creativity, sociability, influence, consistency },
  };
}

/** What a companion wears, the lowest first. */
export function presentEquipped(row: CompanionRow): EquippedAccessory[] {
  return presentWorn(lookOf(row));
}
