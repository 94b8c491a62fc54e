import type { Look } from './look';
import { editLook } from './look';
import type { Wardrobe } from './wardrobe';

const MOST = 3;

/**
 * A look of open parts, at most one accessory for each place on the body.
 * @param random gives a number from 0 up to 1, as Math.random does
 */
export function randomLook(look: Look, wardrobe: Wardrobe, random: () => number): Look {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const base = pick(wardrobe.bases.filter(wardrobe.isOpen))?.part_id ?? look.base;
  let open = wardrobe.accessories.filter(wardrobe.isOpen);
  let next: Look = { base, worn: [] };
  for (let left = Math.floor(random() * MOST) + 1; left > 0; left -= 1) {
    const part = pick(open);
    if (!part) break;
    next = editLook(next, { type: 'put', id: part.part_id }, wardrobe);
    open = open.filter(({ layout }) => layout.anchor !== part.layout.anchor);
  }
  return next;
}
