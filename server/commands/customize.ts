import { dress, type Wish } from '@contract/rules/wardrobe';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import { findCompanion, lookOf, type CompanionRow } from '../tables/companion';
import { dressCompanion } from '../tables/companion-changes';

/**
 * Dresses a member's companion.
 * @throws ApiError NOT_FOUND, VALIDATION for what is no body or no accessory, FORBIDDEN for a part
 *   that is not open yet
 */
export function customize(db: Database, memberId: number, wish: Wish): Promise<CompanionRow> {
  return db.transaction(async (tx) => {
    const present = requireFound(await findCompanion(tx, memberId), reasonTexts.memberNotFound);
    const look = dress({ ...lookOf(present), level: present.level }, wish);
    const dressed = { ...look, accessories: JSON.stringify(look.accessories) };
    await dressCompanion(tx, { memberId, ...dressed });
    return { ...present, ...dressed };
  });
}
