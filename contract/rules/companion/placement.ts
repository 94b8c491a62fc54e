/** A position on the canvas, in percent of its width and height, from the upper left. */
export interface Position {
  x: number;
  y: number;
}

/** The anchors of accessories. */
export const anchors = ['head', 'face', 'neck', 'back', 'hand'] as const;
export type Anchor = (typeof anchors)[number];

/**
 * How an accessory is placed; sizes and positions in percent. Source:
 * docs/decisions/0022-companions.md.
 */
export interface AccessoryLayout {
  anchor: Anchor;
  /** Its size, in percent of the canvas. */
  size: number;
  /** The point of its own square that lies on the anchor. */
  pivot: Position;
  /** Whether it is drawn before or behind the base. */
  layer: 'front' | 'behind';
}

/** The anchors of a base, and its face's size relative to the common one. */
export interface BaseLayout {
  anchors: Record<Anchor, Position>;
  fit: number;
}

/** The centre of the canvas. Source: docs/product/rules.md#placement. */
export const CENTRE: Position = { x: 50, y: 50 };

// Otherwise a drag could end at a position that the arrow keys cannot reach.
const wholePercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** A position within the canvas, in whole percent. Source: docs/product/rules.md#placement. */
export function clampPosition({ x, y }: Position): Position {
  return { x: wholePercent(x), y: wholePercent(y) };
}

/** An accessory's size on a base, in percent of the canvas: accessories of the face scale with it. */
export function sizeOn(base: BaseLayout | null, { anchor, size }: AccessoryLayout): number {
  return anchor === 'face' ? size * (base?.fit ?? 1) : size;
}

/**
 * The default position of an accessory on a base: the centre of its square, so that its pivot lies
 * on the anchor; without a base, the centre of the canvas. Source: docs/product/rules.md#placement.
 */
export function defaultPosition(base: BaseLayout | null, accessory: AccessoryLayout): Position {
  if (!base) return CENTRE;
  const anchor = base.anchors[accessory.anchor];
  const size = sizeOn(base, accessory) / 100;
  return clampPosition({
    x: anchor.x + (50 - accessory.pivot.x) * size,
    y: anchor.y + (50 - accessory.pivot.y) * size,
  });
}

/** The distance above a held accessory with room for another, in percent of the canvas. */
const LIFT = 28;
/** Accessories with closer centres cover each other, in percent of the canvas. */
const COVERING = 20;

/**
 * The possible positions of an accessory on a base, the default one first. A held accessory can
 * also be in the other hand, and in the room above both. Source: docs/product/rules.md#placement.
 */
export function ownPositions(base: BaseLayout | null, accessory: AccessoryLayout): Position[] {
  const own = defaultPosition(base, accessory);
  if (!base || accessory.anchor !== 'hand') return [own];
  const other = { x: 2 * base.anchors.back.x - own.x, y: own.y };
  const lifted = [own, other].map(({ x, y }) => ({ x, y: y - LIFT }));
  return [own, other, ...lifted].map(clampPosition);
}

/** The first position that covers no held accessory; the first of all if every position does. */
export function freePosition(
  positions: readonly Position[],
  held: readonly Position[],
): Position | undefined {
  const isFree = (one: Position) =>
    held.every(({ x, y }) => Math.hypot(one.x - x, one.y - y) >= COVERING);
  return positions.find(isFree) ?? positions[0];
}

// The layers of accessories: a scarf under glasses, a hat over both, a held accessory above all;
// behind the body a cape lies under a ring.
const order: readonly Anchor[] = ['back', 'neck', 'face', 'head', 'hand'];

/** The layer of a newly placed accessory, lowest first. */
export const layerRank = ({ anchor, layer }: AccessoryLayout): number =>
  order.indexOf(anchor) + (layer === 'behind' ? 0 : order.length);
