import { ApiError, fieldError } from '../errors';
import type { Character, CharacterPart, EquippedAccessory } from '../models/character';
import { dataTexts, reasonTexts, validationTexts } from '../texts';
import { formatId } from './ids';
import { findPart, isUnlocked, parts, type Part } from './parts';
import { sizeOn } from './placement';

/** An accessory on a companion; its place in percent of the canvas. */
export interface PlacedPart {
  partId: number;
  x: number;
  y: number;
}

/** How a companion looks; of the accessories the lowest lies first. */
export interface Appearance {
  name: string;
  basePart: number;
  accessories: PlacedPart[];
}

/** How a member wants their companion to look. */
export interface AppearanceChange {
  /** Empty: the name that it has. */
  name: string;
  basePartId: number;
  accessories: {
    partId: number;
    positionX: number;
    positionY: number;
    zIndex?: number | undefined;
  }[];
}

type PartOf<Type extends Part['type']> = Extract<Part, { type: Type }>;

function baseOf(partId: number): PartOf<'base'> | null {
  const part = findPart(partId);
  return part?.type === 'base' ? part : null;
}

function accessoryOf(partId: number): PartOf<'accessory'> | null {
  const part = findPart(partId);
  return part?.type === 'accessory' ? part : null;
}

/** A part as the owner of a companion of this level sees it. */
export function presentPart(part: Part, level: number): CharacterPart {
  const { id, name, description, icon, unlockLevel, rarity, ...kind } = part;
  const facts = {
    part_id: formatId('part', id),
    part_name: name,
    part_description: description,
    part_icon: icon,
    unlock_level: unlockLevel,
    rarity,
    is_unlocked: isUnlocked(part, level),
  };
  return kind.type === 'base'
    ? { ...facts, part_type: kind.type, layout: kind.layout }
    : { ...facts, part_type: kind.type, layout: kind.layout };
}

/** Every part, as the owner of a companion of this level sees it. */
export const presentParts = (level: number): CharacterPart[] =>
  parts.map((part) => presentPart(part, level));

/** The picture of a body. */
export const baseIcon = (basePart: number): string => baseOf(basePart)?.icon ?? '';

type Grown = Omit<Character, 'characterName' | 'character_name' | 'basePartIcon' | 'base_part_id'>;

/** A companion; its name is empty until somebody gives one. */
export function presentCharacter({
  name,
  basePart,
  level,
  experience,
  creativity,
  sociability,
  influence,
  consistency,
}: Grown & Pick<Appearance, 'name' | 'basePart'>): Character {
  return {
    characterName: name,
    character_name: name,
    basePartIcon: baseIcon(basePart),
    base_part_id: formatId('part', basePart),
    level,
    experience,
    creativity,
    sociability,
    influence,
    consistency,
  };
}

/** What a companion wears, complete enough to be drawn, the lowest first. */
export function presentPlacedParts({
  basePart,
  accessories,
}: Omit<Appearance, 'name'>): EquippedAccessory[] {
  const base = baseOf(basePart)?.layout ?? null;
  return accessories
    .flatMap(({ partId, ...place }) => {
      const part = accessoryOf(partId);
      return part ? { part, ...place } : [];
    })
    .map(({ part: { id, name, icon, rarity, layout }, x, y }, zIndex) => ({
      part_id: formatId('part', id),
      position_x: x,
      position_y: y,
      zIndex,
      part_name: name,
      part_icon: icon,
      rarity,
      part_size: sizeOn(base, layout),
      part_layer: layout.layer,
    }));
}

// Within the canvas, and no finer than anybody sees.
const storedPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;

function chosen({ basePartId, accessories }: AppearanceChange): Part[] {
  const base = findPart(basePartId);
  if (!base) throw fieldError('basePartId', validationTexts.part);
  if (base.type !== 'base') throw fieldError('basePartId', validationTexts.needBase);
  const put = accessories.map(({ partId }, at) => {
    const part = accessoryOf(partId);
    if (!part) throw fieldError(`accessories.${at}.partId`, validationTexts.part);
    return part;
  });
  return [base, ...put];
}

/**
 * Dresses a companion. Places are kept within the canvas, to two decimals; `zIndex` says what lies
 * over what, by default the order of the list. What it wears already it may keep, at any level.
 * @param present how it looks, and its level
 * @throws ApiError VALIDATION for what is no body or no accessory, FORBIDDEN for a locked part
 */
export function changeAppearance(
  present: Appearance & { level: number },
  change: AppearanceChange,
): Appearance {
  const has = new Set([present.basePart, ...present.accessories.map(({ partId }) => partId)]);
  const isOpen = (part: Part) => has.has(part.id) || isUnlocked(part, present.level);
  if (!chosen(change).every(isOpen)) throw new ApiError('FORBIDDEN', reasonTexts.partLocked);
  return {
    name: change.name || present.name || dataTexts.companion,
    basePart: change.basePartId,
    accessories: change.accessories
      .map(({ zIndex, ...accessory }, at) => ({ ...accessory, rank: zIndex ?? at }))
      // A stable sort: those of one rank lie as they are listed.
      .sort((a, b) => a.rank - b.rank)
      .map(({ partId, positionX, positionY }) => ({
        partId,
        x: storedPercent(positionX),
        y: storedPercent(positionY),
      })),
  };
}
