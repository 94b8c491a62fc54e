import type { OwnCompanion } from '@/state/companion';
import { clampPlace, layerRank, type Place } from '@contract/rules/placement';
import { placeOn, type AccessoryPart, type Wardrobe } from './wardrobe';

/** An accessory that is worn; its place in whole percent of the canvas. */
export interface Worn extends Place {
  id: string;
}

/** How a companion looks; of what it wears the lowest lies first. */
export interface Look {
  /** Null where the body it had is no more. */
  base: string | null;
  worn: readonly Worn[];
}

/** What the member did to the look. */
export type Edit =
  | { type: 'base'; id: string }
  /** Puts an accessory on, at its own place or at one; what is worn already is moved there. */
  | { type: 'put'; id: string; place?: Place | undefined }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; place: Place }
  | { type: 'step'; id: string; by: Place }
  /** Back to its own place. */
  | { type: 'reset'; id: string }
  /** Nearer to who looks, or farther away. */
  | { type: 'layer'; id: string; by: 1 | -1 };

/** The look that the server knows. */
export function lookOf(
  { character, equippedAccessories }: Pick<OwnCompanion, 'character' | 'equippedAccessories'>,
  wardrobe: Wardrobe,
): Look {
  return {
    base: wardrobe.base(character?.base_part_id ?? null)?.part_id ?? null,
    worn: equippedAccessories
      .filter(({ part_id }) => wardrobe.accessory(part_id))
      .map(({ part_id: id, position_x: x, position_y: y }) => ({ id, ...clampPlace({ x, y }) })),
  };
}

const isAt = (a: Place, b: Place) => a.x === b.x && a.y === b.y;

export function sameLook(a: Look, b: Look): boolean {
  return (
    a.base === b.base &&
    a.worn.length === b.worn.length &&
    a.worn.every((item, at) => {
      const other = b.worn[at];
      return other !== undefined && item.id === other.id && isAt(item, other);
    })
  );
}

const rankOf = (part: AccessoryPart | null) => (part ? layerRank(part.layout) : 0);
const layerOf = (part: AccessoryPart | null) => part?.layout.layer;

const placed = (look: Look, id: string, place: Place): Look => ({
  ...look,
  worn: look.worn.map((item) => (item.id === id ? { id, ...clampPlace(place) } : item)),
});

function putOn(look: Look, item: Worn, wardrobe: Wardrobe): Look {
  const rank = rankOf(wardrobe.accessory(item.id));
  const above = look.worn.findIndex(({ id }) => rankOf(wardrobe.accessory(id)) > rank);
  const at = above === -1 ? look.worn.length : above;
  return { ...look, worn: [...look.worn.slice(0, at), item, ...look.worn.slice(at)] };
}

// What nobody moved sits on the new body as it sat on the old one; what somebody moved stays.
function onBase(look: Look, base: string, wardrobe: Wardrobe): Look {
  const [before, after] = [wardrobe.base(look.base), wardrobe.base(base)];
  if (!after) return look;
  const worn = look.worn.map((item) => {
    const part = wardrobe.accessory(item.id);
    if (!part || !isAt(item, placeOn(before, part))) return item;
    return { id: item.id, ...placeOn(after, part) };
  });
  return { base, worn };
}

// Past the next that lies on the same side of the body; those on the other side make no difference.
function layered(look: Look, id: string, by: 1 | -1, wardrobe: Wardrobe): Look {
  const from = look.worn.findIndex((item) => item.id === id);
  const layer = layerOf(wardrobe.accessory(id));
  for (let to = from + by; from !== -1; to += by) {
    const other = look.worn[to];
    if (!other) return look;
    if (layerOf(wardrobe.accessory(other.id)) !== layer) continue;
    const worn = [...look.worn];
    worn.splice(to, 0, ...worn.splice(from, 1));
    return { ...look, worn };
  }
  return look;
}

/** Whether `layer` would change anything. */
export const canLayer = (look: Look, id: string, by: 1 | -1, wardrobe: Wardrobe): boolean =>
  layered(look, id, by, wardrobe) !== look;

/** The look after an edit; the very same one where the edit changes nothing. */
export function editLook(look: Look, edit: Edit, wardrobe: Wardrobe): Look {
  const item = look.worn.find(({ id }) => id === edit.id);
  const part = wardrobe.accessory(edit.id);
  const after = (): Look => {
    switch (edit.type) {
      case 'base':
        return onBase(look, edit.id, wardrobe);
      case 'put': {
        if (!part) return look;
        const place = clampPlace(edit.place ?? placeOn(wardrobe.base(look.base), part));
        return item
          ? placed(look, edit.id, place)
          : putOn(look, { id: edit.id, ...place }, wardrobe);
      }
      case 'remove':
        return { ...look, worn: look.worn.filter(({ id }) => id !== edit.id) };
      case 'move':
        return placed(look, edit.id, edit.place);
      case 'step':
        return item
          ? placed(look, edit.id, { x: item.x + edit.by.x, y: item.y + edit.by.y })
          : look;
      case 'reset':
        return part ? placed(look, edit.id, placeOn(wardrobe.base(look.base), part)) : look;
      case 'layer':
        return layered(look, edit.id, edit.by, wardrobe);
    }
  };
  const next = after();
  return sameLook(next, look) ? look : next;
}
