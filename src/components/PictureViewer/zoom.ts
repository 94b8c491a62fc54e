/** The zoom and position of a picture in the viewer: the scale, and the distance from the centre in px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** The full picture in the centre. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The largest scale. */
const SCALE_MOST = 5;

/** A point or a size, in px. */
export interface Pair {
  x: number;
  y: number;
}

/** The size of a picture that fills the stage. @param natural its own size, zero until loaded */
export function fitted(natural: Pair, stage: Pair): Pair {
  if (natural.x === 0 || natural.y === 0) return { x: 0, y: 0 };
  const scale = Math.min(stage.x / natural.x, stage.y / natural.y);
  return { x: natural.x * scale, y: natural.y * scale };
}

// Adding 0 turns a negative zero into a plain one.
const within = (value: number, most: number) => Math.max(-most, Math.min(most, value)) + 0;

/** Keeps a picture that is larger than the window inside it; a smaller one stays in the centre. */
export function kept({ scale, x, y }: View, picture: Pair, stage: Pair): View {
  return {
    scale,
    x: within(x, Math.max(0, (picture.x * scale - stage.x) / 2)),
    y: within(y, Math.max(0, (picture.y * scale - stage.y) / 2)),
  };
}

/**
 * Scales the picture by a factor and keeps the point under `at` in place.
 * @param at from the centre of the window
 */
export function zoomed(view: View, factor: number, at: Pair = { x: 0, y: 0 }): View {
  const scale = Math.max(1, Math.min(SCALE_MOST, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

/** Moves the picture. */
export const moved = ({ scale, x, y }: View, by: Pair): View => ({
  scale,
  x: x + by.x,
  y: y + by.y,
});
