/** A word of the cloud with its count. */
export interface CloudWord {
  word: string;
  count: number;
}

/** The emphasis of a word: 3 above ten occurrences, 2 above seven, 1 above four, else 0. */
export type Tier = 0 | 1 | 2 | 3;

/** A placed word: the top left corner of its box, and its font size; rem. */
export interface PlacedWord extends CloudWord {
  tier: Tier;
  size: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A cloud of the given width, with the height that its words need; rem. */
export interface Cloud {
  height: number;
  words: PlacedWord[];
}

/** Returns the tier of a count. Source: docs/product/rules.md#stock-keywords. */
export function tierOf(count: number): Tier {
  if (count > 10) return 3;
  if (count > 7) return 2;
  return count > 4 ? 1 : 0;
}

const sizes: Record<Tier, number> = { 0: 0.9375, 1: 1.25, 2: 1.75, 3: 2.375 };
/** The width of a syllable and the height of a line, relative to the font size. */
const SYLLABLE = 0.9;
const LINE = 1.3;
/** The space at both ends of a word, rem. */
const GAP = 0.4;
/** The minimum width, rem: below it there is no cloud, because its element is not rendered yet. */
const LEAST_WIDTH = 6;
/** The width, rem, from which words have their full size; below it the big ones are smaller. */
const FULL_WIDTH = 36;
const SIZE_LEAST = 0.8125;

// Positions are whole hundredths, so that every device computes the same ones.
const hundredths = (length: number) => Math.round(length * 100);

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const touches = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** The font size of a word: by its tier, smaller in a narrow cloud, and never too wide. */
function sizeOf({ word, count }: CloudWord, width: number): number {
  const full = sizes[tierOf(count)];
  const share = Math.min(1, Math.max(0, width / FULL_WIDTH));
  const scaled = Math.max(Math.min(full, sizes[0]), full * (0.6 + 0.4 * share), SIZE_LEAST);
  return Math.min(scaled, (width - GAP) / (word.length * SYLLABLE));
}

const TURN = 2 * Math.PI;
/** The spiral's growth with each turn, and the distance of its steps; hundredths of a rem. */
const PITCH = 70;
const STEP = 50;

interface Point {
  x: number;
  y: number;
}

/** Returns the points of a spiral from the middle outwards, each computed once. */
function spiralOf(flatness: number): (at: number) => Point {
  const points: Point[] = [];
  let angle = 0;
  return (at) => {
    while (points.length <= at) {
      const radius = (PITCH * angle) / TURN;
      const x = Math.round(radius * flatness * Math.cos(angle));
      points.push({ x, y: Math.round(radius * Math.sin(angle)) });
      angle += Math.min(TURN / 12, STEP / Math.max(radius, STEP));
    }
    return points[at] ?? { x: 0, y: 0 };
  };
}

/** Returns the first free position on a spiral, within the sides of the cloud (`room`). */
function findPlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  room: number,
  placed: readonly Box[],
  spiral: (at: number) => Point,
): Box {
  const [middle, half] = [Math.round((room - width) / 2), Math.round(height / 2)];
  // The box that blocked one point often blocks the next one.
  let last: Box | undefined;
  for (let at = 0; ; at += 1) {
    const { x, y } = spiral(at);
    const left = Math.min(room - width, Math.max(0, middle + x));
    const box = { width, height, left, top: y - half };
    if (last && touches(box, last)) continue;
    last = placed.find((other) => touches(box, other));
    if (!last) return box;
  }
}

/**
 * Lays words out as a cloud: the first in the middle, the others around it in order, without
 * overlaps. The same words and width give the same positions on every device, because it counts
 * letters instead of measuring them.
 * @param words the most frequent first
 * @param width rem
 */
export function layOutCloud(words: readonly CloudWord[], width: number): Cloud {
  if (width < LEAST_WIDTH) return { height: 0, words: [] };
  const room = Math.floor(width * 100);
  const boxes: Box[] = [];
  // As flat as the cloud is wide, so that it grows evenly to all sides.
  const spiral = spiralOf(Math.min(2.4, Math.max(0.8, width / 16)));
  const sized = words.map((one) => ({ ...one, size: sizeOf(one, width) }));
  for (const { word, size } of sized) {
    const wide = Math.min(room, hundredths(word.length * SYLLABLE * size + GAP));
    const box = { width: wide, height: hundredths(size * LINE) };
    boxes.push(findPlace(box, room, boxes, spiral));
  }
  const top = Math.min(0, ...boxes.map((box) => box.top));
  const bottom = Math.max(0, ...boxes.map((box) => box.top + box.height));
  return {
    height: (bottom - top) / 100,
    words: sized.map(({ word, count, size }, at) => {
      const box = boxes[at] ?? { left: 0, top: 0, width: 0, height: 0 };
      return {
        ...{ word, count, size, tier: tierOf(count) },
        left: box.left / 100,
        top: (box.top - top) / 100,
        width: box.width / 100,
        height: box.height / 100,
      };
    }),
  };
}
