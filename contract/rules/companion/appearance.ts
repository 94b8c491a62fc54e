import { ApiError, fieldError } from '../../errors';
import { dataTexts, reasonTexts, validationTexts } from '../../texts';
import { findPart, isUnlocked, type Part } from './parts';

/** An accessory on a companion; its position in percent of the canvas. */
export interface PlacedPart {
  partId: number;
  x: number;
  y: number;
}

/** A companion's appearance; the accessories are ordered from bottom to top. */
export interface Appearance {
  name: string;
  basePart: number;
  accessories: PlacedPart[];
}

/** The requested appearance. */
export interface AppearanceChange {
  /** An empty name keeps the current one. */
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

/** The base with an id; null without one. */
export function baseOf(partId: number): PartOf<'base'> | null {
  const part = findPart(partId);
  return part?.type === 'base' ? part : null;
}

/** The accessory with an id; null without one. */
export function accessoryOf(partId: number): PartOf<'accessory'> | null {
  const part = findPart(partId);
  return part?.type === 'accessory' ? part : null;
}

// Limits positions to the canvas; finer differences are invisible.
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
 * Changes a companion's appearance. Positions are limited to the canvas and rounded to two
 * decimals. `zIndex` decides which accessory is on top, by default the order of the list. Parts
 * that the companion already wears may stay at any level.
 * @param present its appearance and level, and the parts that its member bought
 * @throws ApiError VALIDATION for an unknown base or accessory, FORBIDDEN for a locked part
 */
export function changeAppearance(
  present: Appearance & { level: number; owned: ReadonlySet<number> },
  change: AppearanceChange,
): Appearance {
  const has = new Set([present.basePart, ...present.accessories.map(({ partId }) => partId)]);
  const isOpen = (part: Part) => has.has(part.id) || isUnlocked(part, present.level, present.owned);
  if (!chosen(change).every(isOpen)) throw new ApiError('FORBIDDEN', reasonTexts.partLocked);
  return {
    name: change.name || present.name || dataTexts.companion,
    basePart: change.basePartId,
    accessories: change.accessories
      .map(({ zIndex, ...accessory }, at) => ({ ...accessory, rank: zIndex ?? at }))
      // The sort is stable: accessories with the same `zIndex` stay in the order of the list.
      .sort((a, b) => a.rank - b.rank)
      .map(({ partId, positionX, positionY }) => ({
        partId,
        x: storedPercent(positionX),
        y: storedPercent(positionY),
      })),
  };
}
