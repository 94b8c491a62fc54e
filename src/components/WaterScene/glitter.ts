/** One band of the light on the water: fine and pale near the horizon, broad in the foreground. */
export interface Band {
  d: string;
  width: number;
  opacity: number;
}

const HORIZON = 470;
const BOTTOM = 900;
const CENTRE = 618;
const BANDS = [
  { strokes: 22, width: 2.2, opacity: 0.95, spread: 46, length: 38 },
  { strokes: 24, width: 2.9, opacity: 0.82, spread: 88, length: 38 },
  { strokes: 22, width: 3.6, opacity: 0.7, spread: 122, length: 46 },
  { strokes: 22, width: 4.4, opacity: 0.6, spread: 140, length: 54 },
];
// The start of each of the four bands, as a share of the distance from the horizon to the lower edge.
const STARTS = [0.015, 0.13, 0.36, 0.66, 0.98];

// Multiples of the golden ratio's fraction spread values evenly without repeating, so the strokes
// look scattered but are the same in every drawing.
const scattered = (index: number, ratio: number): number => (index * ratio) % 1;

function stroke(x: number, y: number, length: number): string {
  return `M${(x - length / 2).toFixed(1)} ${y.toFixed(1)}h${length.toFixed(1)}`;
}

/**
 * The strokes of light below the sun. They are computed once, because the drawing is the same
 * everywhere.
 */
export const glitter: readonly Band[] = BANDS.map((band, step) => {
  const [from = 0, to = 1] = STARTS.slice(step, step + 2);
  const strokes = Array.from({ length: band.strokes }, (_, index) => {
    const seed = index + 1 + step * 31;
    const depth = from + (to - from) * ((index + scattered(seed, 0.618) * 0.8) / band.strokes);
    const aside = scattered(seed, 0.7548) - 0.5;
    const x = CENTRE + aside * 2 * band.spread * (0.45 + scattered(seed, 0.5698) * 0.55);
    const length = band.length * (0.45 + scattered(seed, 0.3247) * 0.9);
    return stroke(x, HORIZON + depth * (BOTTOM - HORIZON), length);
  });
  return { d: strokes.join(''), width: band.width, opacity: band.opacity };
});

/** Faint strokes over the rest of the water. */
export const ripples =
  'M336 516h46M402 518h40M352 565h22M378 575h34M8 625h38M422 662h38M462 680h40M782 551h48M718 683h36' +
  'M172 801h44M300 797h44M268 752h24M368 822h18M468 733h32M414 637h32M90 731h46M812 742h40M52 862h34M740 828h44';
