import { text } from '@/design/components/Text/Text.css';
import { hidden } from '@/design/styles/hidden';
import { vars } from '@/design/tokens/vars.css';
import { keyframes, style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, fontWeight, media, motion, radius, shadow, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  boxShadow: shadow.raised,
  overflow: 'clip',
});

/** The water that a plant floats on. */
export const stage = style({
  position: 'relative',
  aspectRatio: '1',
  '@media': { [media.wide]: { aspectRatio: '4 / 3' } },
});

/** The bowl lines up with the rings of the water. */
export const plant = style({
  position: 'absolute',
  top: '9%',
  left: '50%',
  height: '85%',
  aspectRatio: '1',
  transform: 'translateX(-50%)',
});

const appear = keyframes({ from: { scale: '.86', opacity: 0.4 } });

/** The animation of a plant that has just grown into its next drawing. */
export const grown = style({
  transformOrigin: '50% 89%',
  animation: `${appear} ${motion.slow} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const foot = style({ marginTop: 'auto' });

export const terms = style({
  whiteSpace: 'nowrap',
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const cost = style({ display: 'inline-flex', alignItems: 'center', gap: '3px' });

/** If there is no room for the word, the drop replaces it; screen readers still read the word. */
export const costWord = style({
  '@media': {
    [media.phone]: hidden,
  },
});

export const reason = style([
  text({ variant: 'caption', tone: 'muted' }),
  { marginTop: `-${space[4]}`, textAlign: 'center' },
]);

export const bloom = style({
  display: 'grid',
  alignContent: 'center',
  flexGrow: 1,
  minHeight: controlHeight.lg,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  textAlign: 'center',
});
