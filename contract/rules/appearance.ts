import { ApiError, fieldError } from '../errors';
import { dataTexts, reasonTexts, validationTexts } from '../texts';
import { findPart, isUnlocked, type Part } from './parts';

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

/** The body of an id; null when there is none. */
export function baseOf(partId: number): PartOf<'base'> | null {
  const part = findPart(partId);
  return part?.type === 'base' ? part : null;
}

/** The accessory of an id; null when there is none. */
export function accessoryOf(partId: number): PartOf<'accessory'> | null {
  const part = findPart(partId);
  return part?.type === 'accessory' ? part : null;
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
