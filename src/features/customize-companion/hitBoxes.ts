import type { Position } from '@contract/rules/placement';
import { hit, type HitBox } from './hitTest';
import type { EditedAppearance } from './appearance';
import { isDrawnAt } from './alphaMasks';
import { widthOn, type PartCatalog } from './partCatalog';

/** The id of the body, which hides parts behind it. */
const BODY = 'body';

/** The worn parts and the body as squares on the canvas, lowest first. */
function hitBoxesOf(appearance: EditedAppearance, catalog: PartCatalog): HitBox[] {
  const base = catalog.base(appearance.base);
  const of = (wanted: 'front' | 'behind') =>
    appearance.placed.flatMap(({ id, x, y }) => {
      const part = catalog.accessory(id);
      return part?.layout.layer === wanted ? { id, x, y, width: widthOn(base, part) } : [];
    });
  return [...of('behind'), { id: BODY, x: 50, y: 50, width: 100 }, ...of('front')];
}

/** Returns the accessory at a point of the canvas, in percent. */
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
