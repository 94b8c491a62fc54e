import type { PartFacts, Rarity } from './part-kinds';

/** The price of an accessory for gems, by rarity. Source: docs/decisions/0075-parts-for-gems.md. */
export const partPrices: Record<Rarity, number> = {
  common: 20,
  rare: 50,
  epic: 100,
  legendary: 200,
};

/** The accessories for gems: 붕어빵, 소라 피리, 해파리 등불 and 별고리. They need no level. */
const sold: ReadonlySet<number> = new Set([15, 20, 23, 25]);

/** The price of a part in gems; null for one that a level unlocks. */
export const priceOf = ({ id, rarity }: Pick<PartFacts, 'id' | 'rarity'>): number | null =>
  sold.has(id) ? partPrices[rarity] : null;
