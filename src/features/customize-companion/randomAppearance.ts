import type { EditedAppearance } from './appearance';
import { editAppearance } from './appearance';
import type { PartCatalog } from './partCatalog';

const MOST = 3;

/**
 * Makes an appearance of unlocked parts, with at most one accessory for each anchor of the body.
 * @param random returns a number from 0 up to 1, like Math.random
 */
export function randomAppearance(
  appearance: EditedAppearance,
  catalog: PartCatalog,
  random: () => number,
): EditedAppearance {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const base = pick(catalog.bases.filter(catalog.isOpen))?.part_id ?? appearance.base;
  let open = catalog.accessories.filter(catalog.isOpen);
  let next: EditedAppearance = { base, placed: [] };
  for (let left = Math.floor(random() * MOST) + 1; left > 0; left -= 1) {
    const part = pick(open);
    if (!part) break;
    next = editAppearance(next, { type: 'put', id: part.part_id }, catalog);
    open = open.filter(({ layout }) => layout.anchor !== part.layout.anchor);
  }
  return next;
}
