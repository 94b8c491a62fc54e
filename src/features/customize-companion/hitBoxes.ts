import type { Position } from '@contract/rules/placement';
import { hit, type HitBox } from './hitTest';
import type { EditedAppearance } from './appearance';
import { isDrawnAt } from './alphaMasks';
import { widthOn, type PartCatalog } from './partCatalog';

/** Hides what lies behind it. */
const BODY = 'body';

/** What is worn as squares on the canvas, the lowest first; the body is among them. */
function hitBoxesOf(appearance: EditedAppearance, catalog: PartCatalog): HitBox[] {
  const base = catalog.base(appearance.base);
  const of = (wanted: 'front' | 'behind') =>
    appearance.placed.flatMap(({ id, x, y }) => {
      const part = catalog.accessory(id);
      return part?.layout.layer === wanted ? { id, x, y, width: widthOn(base, part) } : [];
    });
  return [...of('behind'), { id: BODY, x: 50, y: 50, width: 100 }, ...of('front')];
}

/** The accessory that a press on a point of the canvas means; the point is in percent. */
export function partAt(
  point: Position,
  appearance: EditedAppearance,
  catalog: PartCatalog,
): string | null {
  const base = catalog.base(appearance.base);
  const iconOf = (id: string) => (id === BODY ? base : catalog.accessory(id))?.part_icon ?? '';
  const boxes = hitBoxesOf(appearance, catalog);
  const drawn = hit(boxes, point, (id, u, v) => isDrawnAt(iconOf(id), u, v));
  if (drawn !== BODY) return drawn;
  return hit(
    boxes.filter(({ id }) => id !== BODY),
    point,
    () => false,
  );
}
