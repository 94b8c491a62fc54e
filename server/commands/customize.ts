import { changeAppearance, type AppearanceChange } from '@contract/rules/companion/appearance';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import { findCompanion, appearanceOf, type CompanionRow } from '../tables/companion';
import { updateAppearance } from '../tables/companion-changes';
import { ownedPartsOf } from '../tables/owned-part';

/**
 * Changes the appearance of a member's companion.
 * @throws ApiError NOT_FOUND, VALIDATION for an unknown base or accessory, FORBIDDEN for a locked
 *   part
 */
export function customize(
  db: Database,
  memberId: number,
  change: AppearanceChange,
): Promise<CompanionRow> {
  return db.transaction(async (tx) => {
    const present = requireFound(await findCompanion(tx, { memberId }), reasonTexts.memberNotFound);
    const owned = await ownedPartsOf(tx, memberId);
    const { level } = present;
    const appearance = changeAppearance({ ...appearanceOf(present), level, owned }, change);
    const changed = { ...appearance, accessories: JSON.stringify(appearance.accessories) };
    await updateAppearance(tx, { memberId, ...changed });
    return { ...present, ...changed };
  });
}
