import type { OwnCompanion } from '@/state/companion';
import type { CharacterPart } from '@contract/models/character';
import { defaultPosition, ownPositions, sizeOn, type Position } from '@contract/rules/placement';

export type BasePart = Extract<CharacterPart, { part_type: 'base' }>;
export type AccessoryPart = Extract<CharacterPart, { part_type: 'accessory' }>;

/** The parts that a companion may be made of. */
export interface PartCatalog {
  bases: readonly BasePart[];
  accessories: readonly AccessoryPart[];
  base: (id: string | null) => BasePart | null;
  accessory: (id: string) => AccessoryPart | null;
  /** Unlocked, or worn already: what a companion has on it may keep. */
  isOpen: (part: CharacterPart) => boolean;
  /** Not open yet, and bought for gems. */
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

/** Where an accessory sits on a base unless somebody moves it. */
export const defaultPositionOn = (base: BasePart | null, { layout }: AccessoryPart): Position =>
  defaultPosition(base?.layout ?? null, layout);

/** Where it may sit there without being moved by anybody, the default position first. */
export const ownPositionsOn = (base: BasePart | null, { layout }: AccessoryPart): Position[] =>
  ownPositions(base?.layout ?? null, layout);

/** How large it is there, in percent of the canvas. */
export const widthOn = (base: BasePart | null, { layout }: AccessoryPart): number =>
  sizeOn(base?.layout ?? null, layout);
