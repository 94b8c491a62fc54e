import type { OwnCompanion } from '@/state/companion';
import {
  CENTRE,
  clampPosition,
  freePosition,
  layerRank,
  type Position,
} from '@contract/rules/companion/placement';
import {
  defaultPositionOn,
  ownPositionsOn,
  type AccessoryPart,
  type PartCatalog,
} from './partCatalog';

/** A worn accessory; its position in whole percent of the canvas. */
export interface EditedPart extends Position {
  id: string;
}

/** The look of a companion; its accessories are ordered from the lowest layer up. */
export interface EditedAppearance {
  /** Null if its body no longer exists. */
  base: string | null;
  placed: readonly EditedPart[];
}

/** An edit of the appearance by the member. */
export type Edit =
  | { type: 'base'; id: string }
  /** Puts an accessory on, at its own position or a given one; moves it if it is already worn. */
  | { type: 'put'; id: string; position?: Position | undefined }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; position: Position }
  | { type: 'step'; id: string; by: Position }
  /** Moves it to the centre of the canvas, or from there to its own position. */
  | { type: 'reset'; id: string }
  /** Moves it closer to the viewer, or farther away. */
  | { type: 'layer'; id: string; by: 1 | -1 };

/** Returns the appearance saved on the server. */
export function appearanceOf(
  { character, equippedAccessories }: Pick<OwnCompanion, 'character' | 'equippedAccessories'>,
  catalog: PartCatalog,
): EditedAppearance {
  return {
    base: catalog.base(character?.base_part_id ?? null)?.part_id ?? null,
    placed: equippedAccessories
      .filter(({ part_id }) => catalog.accessory(part_id))
      .map(({ part_id: id, position_x: x, position_y: y }) => ({ id, ...clampPosition({ x, y }) })),
  };
}

const isAt = (a: Position, b: Position) => a.x === b.x && a.y === b.y;

export function isSameAppearance(a: EditedAppearance, b: EditedAppearance): boolean {
  return (
    a.base === b.base &&
    a.placed.length === b.placed.length &&
    a.placed.every((item, at) => {
      const other = b.placed[at];
      return other !== undefined && item.id === other.id && isAt(item, other);
    })
  );
}

const rankOf = (part: AccessoryPart | null) => (part ? layerRank(part.layout) : 0);
const layerOf = (part: AccessoryPart | null) => part?.layout.layer;

const movedTo = (
  appearance: EditedAppearance,
  id: string,
  position: Position,
): EditedAppearance => ({
  ...appearance,
  placed: appearance.placed.map((item) =>
    item.id === id ? { id, ...clampPosition(position) } : item,
  ),
});

function putOn(
  appearance: EditedAppearance,
  item: EditedPart,
  catalog: PartCatalog,
): EditedAppearance {
  const rank = rankOf(catalog.accessory(item.id));
  const above = appearance.placed.findIndex(({ id }) => rankOf(catalog.accessory(id)) > rank);
  const at = above === -1 ? appearance.placed.length : above;
  return {
    ...appearance,
    placed: [...appearance.placed.slice(0, at), item, ...appearance.placed.slice(at)],
  };
}

// Untouched parts move to their position on the new body; moved parts stay.
function onBase(
  appearance: EditedAppearance,
  base: string,
  catalog: PartCatalog,
): EditedAppearance {
  const [before, after] = [catalog.base(appearance.base), catalog.base(base)];
  if (!after) return appearance;
  const placed = appearance.placed.map((item) => {
    const part = catalog.accessory(item.id);
    const from = part ? ownPositionsOn(before, part).findIndex((own) => isAt(item, own)) : -1;
    const to = part && ownPositionsOn(after, part)[from];
    return to ? { id: item.id, ...to } : item;
  });
  return { base, placed };
}

// A held item would cover another, so it goes to a free position.
function positionToPut(
  { base, placed }: EditedAppearance,
  part: AccessoryPart,
  catalog: PartCatalog,
): Position {
  const isBeside = ({ id }: EditedPart) =>
    id !== part.part_id && catalog.accessory(id)?.layout.anchor === part.layout.anchor;
  const positions = ownPositionsOn(catalog.base(base), part);
  return freePosition(positions, placed.filter(isBeside)) ?? CENTRE;
}

// Moves it past the next part on the same side of the body; parts on the other side do not matter.
function layered(
  appearance: EditedAppearance,
  id: string,
  by: 1 | -1,
  catalog: PartCatalog,
): EditedAppearance {
  const from = appearance.placed.findIndex((item) => item.id === id);
  const layer = layerOf(catalog.accessory(id));
  for (let to = from + by; from !== -1; to += by) {
    const other = appearance.placed[to];
    if (!other) return appearance;
    if (layerOf(catalog.accessory(other.id)) !== layer) continue;
    const placed = [...appearance.placed];
    placed.splice(to, 0, ...placed.splice(from, 1));
    return { ...appearance, placed };
  }
  return appearance;
}

/** Whether `layer` would change anything. */
export const canLayer = (
  appearance: EditedAppearance,
  id: string,
  by: 1 | -1,
  catalog: PartCatalog,
): boolean => layered(appearance, id, by, catalog) !== appearance;

/** Returns the appearance after an edit; the same object if the edit changes nothing. */
export function editAppearance(
  appearance: EditedAppearance,
  edit: Edit,
  catalog: PartCatalog,
): EditedAppearance {
  const item = appearance.placed.find(({ id }) => id === edit.id);
  const part = catalog.accessory(edit.id);
  const after = (): EditedAppearance => {
    switch (edit.type) {
      case 'base':
        return onBase(appearance, edit.id, catalog);
      case 'put': {
        if (!part) return appearance;
        const position = clampPosition(edit.position ?? positionToPut(appearance, part, catalog));
        return item
          ? movedTo(appearance, edit.id, position)
          : putOn(appearance, { id: edit.id, ...position }, catalog);
      }
      case 'remove':
        return { ...appearance, placed: appearance.placed.filter(({ id }) => id !== edit.id) };
      case 'move':
        return movedTo(appearance, edit.id, edit.position);
      case 'step':
        return item
          ? movedTo(appearance, edit.id, { x: item.x + edit.by.x, y: item.y + edit.by.y })
          : appearance;
      case 'reset': {
        if (!part || !item) return appearance;
        const own = defaultPositionOn(catalog.base(appearance.base), part);
        return movedTo(appearance, edit.id, isAt(item, CENTRE) ? own : CENTRE);
      }
      case 'layer':
        return layered(appearance, edit.id, edit.by, catalog);
    }
  };
  const next = after();
  return isSameAppearance(next, appearance) ? appearance : next;
}
