/** A place on the canvas, in percent of its width and height, from the upper left. */
export interface Position {
  x: number;
  y: number;
}

/** Where accessories are put on. */
export const anchors = ['head', 'face', 'neck', 'back', 'hand'] as const;
export type Anchor = (typeof anchors)[number];

/**
 * How an accessory is worn; sizes and places in percent. Source: docs/decisions/0022-companions.md.
 */
export interface AccessoryLayout {
  anchor: Anchor;
  /** Of the canvas. */
  size: number;
  /** The point of its own square that lies on the anchor. */
  pivot: Position;
  /** Whether it is drawn before or behind the base. */
  layer: 'front' | 'behind';
}

/** Where a base wears things, and how much larger its face is than the common one. */
export interface BaseLayout {
  anchors: Record<Anchor, Position>;
  fit: number;
}

const CENTRE: Position = { x: 50, y: 50 };

// Anything else would step to a place that an arrow key cannot reach, and drags and keys would save
// different places.
const wholePercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** A place within the canvas, in whole percent. Source: docs/product/rules.md#placement. */
export function clampPosition({ x, y }: Position): Position {
  return { x: wholePercent(x), y: wholePercent(y) };
}

/** How large an accessory is on a base, in percent of the canvas: what sits on a face fits it. */
export function sizeOn(base: BaseLayout | null, { anchor, size }: AccessoryLayout): number {
  return anchor === 'face' ? size * (base?.fit ?? 1) : size;
}

/**
 * Where an accessory sits on a base unless somebody moves it: the centre of its square, so that its
 * pivot lies on the anchor; the centre where there is no base.
 * Source: docs/product/rules.md#placement.
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

// What lies over what when it is put on: a scarf under glasses, a hat over both, a hand before all;
// behind the body a cape lies under a ring.
const order: readonly Anchor[] = ['back', 'neck', 'face', 'head', 'hand'];

/** Orders accessories as they are laid over each other when put on, the lowest first. */
export const layerRank = ({ anchor, layer }: AccessoryLayout): number =>
  order.indexOf(anchor) + (layer === 'behind' ? 0 : order.length);
