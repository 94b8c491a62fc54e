import { vars } from '@/design/tokens/vars.css';
import { createVar, keyframes, style, type StyleRule } from '@vanilla-extract/css';

// A drawing has its own colours, like a photograph; in the dark theme the moon lights it.
const day = {
  skyTop: '#D5EDF4',
  skyLow: '#F1FAFA',
  halo: '#FFFBEA',
  waterTop: '#B9E4ED',
  waterLow: '#7CC9DA',
  light: '#FFFFFF',
  pool: '#5FB4C8',
};
const night: typeof day = {
  skyTop: '#0F2A3C',
  skyLow: '#21485A',
  halo: '#3E7F96',
  waterTop: '#1C5468',
  waterLow: '#0D3242',
  light: '#BFE9F2',
  pool: '#0A2733',
};

const names = Object.keys(day) as (keyof typeof day)[];
export const colour = Object.fromEntries(names.map((name) => [name, createVar()])) as Record<
  keyof typeof day,
  string
>;
const asVars = (values: typeof day): NonNullable<StyleRule['vars']> =>
  Object.fromEntries(names.map((name) => [colour[name], values[name]]));

const HORIZON = '63%';

export const stage = style({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  vars: asVars(day),
  // The light comes from the upper left, as on the companions themselves.
  backgroundImage: [
    `radial-gradient(92% 96% at 22% 2%, color-mix(in srgb, ${colour.halo} 82%, transparent), transparent)`,
    `linear-gradient(${colour.skyTop}, ${colour.skyLow} ${HORIZON}, ${colour.waterTop} ${HORIZON}, ${colour.waterLow})`,
  ].join(', '),
  selectors: {
    ':root[data-theme="dark"] &': {
      vars: asVars(night),
    },
  },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme]) &': { vars: asVars(night) } },
    },
  },
});

/** The drawing is as high as the stage; a wider stage shows more of its sides. */
export const drawing = style({
  position: 'absolute',
  top: 0,
  left: '50%',
  height: '100%',
  width: 'auto',
  maxWidth: 'none',
  aspectRatio: '1',
  overflow: 'visible',
  transform: 'translateX(-50%)',
});

export const pool = style({ fill: colour.pool, opacity: 0.34 });

const shimmer = keyframes({ '50%': { opacity: 0.6 } });

/** The strokes move out of phase, so that the whole does not seem to blink. */
export const alive = [0, -1.6, -3.2].map((delay) =>
  style({
    animation: `${shimmer} 5s ease-in-out ${delay}s infinite`,
    '@media': { [vars.media.stillDrawings]: { animation: 'none' } },
  }),
);
