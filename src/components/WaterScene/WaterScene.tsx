import { cx } from '@/design/styles/cx';
import { useId } from 'react';
import { band, colour, filling, scene, still } from './WaterScene.css';

/** One band of the light on the water: fine and pale near the horizon, broad in the foreground. */
interface Band {
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
const glitter: readonly Band[] = BANDS.map((band, step) => {
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
const ripples =
  'M336 516h46M402 518h40M352 565h22M378 575h34M8 625h38M422 662h38M462 680h40M782 551h48M718 683h36' +
  'M172 801h44M300 797h44M268 752h24M368 822h18M468 733h32M414 637h32M90 731h46M812 742h40M52 862h34M740 828h44';

export interface WaterSceneProps {
  /** full: the whole picture, filling its container; wide: the strip of an empty state. */
  crop?: 'full' | 'wide';
  /** Leaves out the otter to make room for another figure. */
  empty?: boolean;
}

/** An otter on the water in front of a low sun, or of the moon in the dark theme. It is decoration. */
export function WaterScene({ crop = 'wide', empty = false }: WaterSceneProps) {
  const id = useId();
  const paint = (name: string) => `url(#${id}-${name})`;
  return (
    <svg
      viewBox={crop === 'full' ? '0 0 880 900' : '20 318 860 470'}
      preserveAspectRatio={crop === 'full' ? 'xMinYMid slice' : 'xMidYMid slice'}
      className={cx(scene, crop === 'full' && filling)}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={colour.skyTop} />
          <stop offset=".66" stopColor={colour.skyMiddle} />
          <stop offset="1" stopColor={colour.skyLow} />
        </linearGradient>
        <linearGradient id={`${id}-water`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={colour.waterTop} />
          <stop offset="1" stopColor={colour.waterLow} />
        </linearGradient>
        <radialGradient id={`${id}-halo`}>
          <stop offset=".36" stopColor={colour.sun} stopOpacity=".72" />
          <stop offset="1" stopColor={colour.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h880v472H0Z" fill={paint('sky')} />
      <circle cx="620" cy="440" r="232" fill={paint('halo')} />
      <circle cx="620" cy="440" r="92" fill={colour.sun} />
      <path
        d="M0 404C60 374 112 362 162 363c104 2 176 74 284 82 66 6 96 14 126 25H0Z"
        fill={colour.far}
      />
      <path d="M660 470c50-34 96-52 152-52 26 0 48 4 68 10v42Z" fill={colour.far} />
      <path d="M0 436c40-11 76-13 104-12 82 3 138 32 206 46H0Z" fill={colour.near} />
      <path d="M0 470h880v430H0Z" fill={paint('water')} />
      <g fill="none" strokeLinecap="round">
        <path
          d={ripples}
          className={still}
          stroke={colour.ripple}
          strokeWidth="3"
          strokeOpacity=".3"
        />
        {glitter.map(({ d, width, opacity }, step) => (
          <path
            key={step}
            d={d}
            className={band[step]}
            stroke={colour.light}
            strokeWidth={width}
            strokeOpacity={opacity}
          />
        ))}
      </g>
      {!empty && (
        <image href="/companion/bases/otter.svg" x="88" y="428" width="332" height="332" />
      )}
    </svg>
  );
}
