import type { Part } from './part-kinds';
import { priceOf } from './part-prices';
import rows from './parts.json' with { type: 'json' };

export { rarities, type Part, type Rarity } from './part-kinds';
export { partPrices, priceOf } from './part-prices';

/** Every part; numbers are never reused. */
export const parts = rows as readonly Part[];

/** The base of a new companion. */
export const FIRST_BASE = 1;

const byId = new Map(parts.map((part) => [part.id, part]));

/** A part by its number; null without one. */
export const findPart = (id: number): Part | null => byId.get(id) ?? null;

/**
 * Whether a companion of this level may wear a part.
 * @param owned the parts that its member bought
 */
export const isUnlocked = (part: Part, level: number, owned: ReadonlySet<number>): boolean =>
  priceOf(part) === null ? level >= part.unlockLevel : owned.has(part.id);

/** The parts that a companion unlocked by rising from one level to another. */
export const unlockedBetween = (from: number, to: number): Part[] =>
  parts.filter(
    (part) => priceOf(part) === null && part.unlockLevel > from && part.unlockLevel <= to,
  );
