import { vars } from '@/design/tokens/vars.css';
import { createVar, keyframes, style, type StyleRule } from '@vanilla-extract/css';

// A drawing has its own colours, like a photograph; the sun of the light theme is the moon of the
// dark theme.
const day = {
  skyTop: '#CFE9F0',
  skyMiddle: '#EDEDDE',
  skyLow: '#FBF1DC',
  far: '#A9CDD5',
  near: '#86B6C0',
  sun: '#FFE0A0',
  waterTop: '#8DCFDE',
  waterLow: '#40A4BD',
  light: '#FFFBEA',
  ripple: '#FFFFFF',
};
const night: typeof day = {
  skyTop: '#0E2440',
  skyMiddle: '#274059',
  skyLow: '#2C4862',
  far: '#1A3A50',
  near: '#122C3E',
  sun: '#F6E7C0',
  waterTop: '#1E5166',
  waterLow: '#0B2B39',
  light: '#F6E7C0',
  ripple: '#DCE8E4',
};

type Colour = keyof typeof day;
const names = Object.keys(day) as Colour[];
export const colour = Object.fromEntries(names.map((name) => [name, createVar()])) as Record<
  Colour,
  string
>;

const asVars = (values: typeof day): NonNullable<StyleRule['vars']> =>
  Object.fromEntries(names.map((name) => [colour[name], values[name]]));

export const scene = style({
  display: 'block',
  width: '100%',
  vars: asVars(day),
  selectors: { ':root[data-theme="dark"] &': { vars: asVars(night) } },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme]) &': { vars: asVars(night) } },
    },
  },
});

/** The scene fills its container and is cropped if necessary; the otter on the left stays visible. */
export const filling = style({ height: '100%' });

const drift = keyframes({ '50%': { transform: 'translateX(7px)', opacity: 0.6 } });

const alive: StyleRule = {
  animation: `${drift} 5.2s ease-in-out infinite`,
  '@media': { [vars.media.stillDrawings]: { animation: 'none' } },
};

/** The four bands move out of phase, so that the whole does not seem to slide. */
export const band = [0, -1.7, -3.1, -4.3].map((delay) =>
  style({ ...alive, animationDelay: `${delay}s` }),
);

export const still = style({ ...alive, animationDuration: '7.4s', animationDelay: '-2s' });
