import type { Place } from '@contract/rules/placement';
import { hit, type Square } from './hitTest';
import type { Look } from './look';
import { isDrawnAt } from './silhouettes';
import { widthOn, type Wardrobe } from './wardrobe';

/** Hides what lies behind it. */
const BODY = 'body';

/** What is worn as squares on the canvas, the lowest first; the body is among them. */
function squaresOf(look: Look, wardrobe: Wardrobe): Square[] {
  const base = wardrobe.base(look.base);
  const of = (wanted: 'front' | 'behind') =>
    look.worn.flatMap(({ id, x, y }) => {
      const part = wardrobe.accessory(id);
      return part?.layout.layer === wanted ? { id, x, y, width: widthOn(base, part) } : [];
    });
  return [...of('behind'), { id: BODY, x: 50, y: 50, width: 100 }, ...of('front')];
}

/** The accessory that somebody means who presses a point of the canvas, in percent. */
export function wornAt(point: Place, look: Look, wardrobe: Wardrobe): string | null {
  const base = wardrobe.base(look.base);
  const iconOf = (id: string) => (id === BODY ? base : wardrobe.accessory(id))?.part_icon ?? '';
  const squares = squaresOf(look, wardrobe);
  const drawn = hit(squares, point, (id, u, v) => isDrawnAt(iconOf(id), u, v));
  if (drawn !== BODY) return drawn;
  return hit(
    squares.filter(({ id }) => id !== BODY),
    point,
    () => false,
  );
}
