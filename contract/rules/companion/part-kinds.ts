import type { AccessoryLayout, BaseLayout } from './placement';

/** How rare a part is. Source: docs/product/rules.md#parts. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

/** The fields of every part. */
export interface PartFacts {
  id: number;
  name: string;
  description: string;
  /** A picture's path if it starts with a slash, otherwise a text or an emoji. */
  icon: string;
  /** The companion's level that unlocks it; 1 for a part for gems, which needs no level. */
  unlockLevel: number;
  rarity: Rarity;
}

/** A part of a companion: a base or an accessory. */
export type Part = PartFacts &
  ({ type: 'base'; layout: BaseLayout } | { type: 'accessory'; layout: AccessoryLayout });
