import type { OwnCompanion } from '@/state/companion';
import type { CharacterPart } from '@contract/models/character';
import {
  defaultPosition,
  ownPositions,
  sizeOn,
  type Position,
} from '@contract/rules/companion/placement';

export type BasePart = Extract<CharacterPart, { part_type: 'base' }>;
export type AccessoryPart = Extract<CharacterPart, { part_type: 'accessory' }>;

/** The parts that a companion can have. */
export interface PartCatalog {
  bases: readonly BasePart[];
  accessories: readonly AccessoryPart[];
  base: (id: string | null) => BasePart | null;
  accessory: (id: string) => AccessoryPart | null;
  /** Unlocked, or already worn: a companion may keep what it wears. */
  isOpen: (part: CharacterPart) => boolean;
  /** Still locked, and available for gems. */
  isForSale: (part: CharacterPart) => boolean;
}

type Known = Pick<OwnCompanion, 'character' | 'equippedAccessories' | 'availableParts'>;

export function catalogOf({ character, equippedAccessories, availableParts }: Known): PartCatalog {
  const bases = availableParts.filter((part) => part.part_type === 'base');
  const accessories = availableParts.filter((part) => part.part_type === 'accessory');
  const has = new Set(equippedAccessories.map(({ part_id }) => part_id));
  if (character) has.add(character.base_part_id);
  const isOpen = ({ part_id, is_unlocked }: CharacterPart) => is_unlocked || has.has(part_id);
  return {
    bases,
    accessories,
    base: (id) => bases.find(({ part_id }) => part_id === id) ?? null,
    accessory: (id) => accessories.find(({ part_id }) => part_id === id) ?? null,
    isOpen,
    isForSale: (part) => part.price !== null && !isOpen(part),
  };
}

/** Returns the default position of an accessory on a base. */
export const defaultPositionOn = (base: BasePart | null, { layout }: AccessoryPart): Position =>
  defaultPosition(base?.layout ?? null, layout);

/** Returns all positions it can have there without being moved, the default position first. */
export const ownPositionsOn = (base: BasePart | null, { layout }: AccessoryPart): Position[] =>
  ownPositions(base?.layout ?? null, layout);

/** Returns its width there, in percent of the canvas. */
export const widthOn = (base: BasePart | null, { layout }: AccessoryPart): number =>
  sizeOn(base?.layout ?? null, layout);
