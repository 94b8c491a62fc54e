import type { Position } from '@contract/rules/companion/placement';

/** A square on the canvas: its centre and its width, in percent. */
export interface HitBox extends Position {
  id: string;
  width: number;
}

/** Whether a drawing has pixels at a point of its square, both from 0 to 1. */
export type Drawn = (id: string, u: number, v: number) => boolean;

/** The margin around the middle of a square, as a share of its side. */
const MIDDLE = 0.4;

const within = (value: number, margin = 0) => value >= margin && value <= 1 - margin;

/**
 * Returns the part that a press hits. Drawings fill little of their squares, so the uppermost drawn
 * part wins; else the smallest square that is hit near its centre.
 * @param squares the lowest first
 */
export function hit(boxes: readonly HitBox[], point: Position, isDrawn: Drawn): string | null {
  const found = boxes
    .map(({ id, x, y, width }) => ({
      id,
      width,
      u: (point.x - x) / width + 0.5,
      v: (point.y - y) / width + 0.5,
    }))
    .filter(({ u, v }) => within(u) && within(v))
    .reverse();
  const drawn = found.find(({ id, u, v }) => isDrawn(id, u, v));
  if (drawn) return drawn.id;
  const near = found
    .filter(({ u, v }) => within(u, MIDDLE) && within(v, MIDDLE))
    .sort((a, b) => a.width - b.width);
  return near[0]?.id ?? null;
}
