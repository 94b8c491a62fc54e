import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

const { media, motion, zIndex } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** Stays in sight above a list, at the `top` that its user says, and takes no place in it. */
export const arrival = style({
  position: 'sticky',
  zIndex: zIndex.sticky,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
});

/** Around the button in it, which shows what has come. */
export const arrivalPill = style({
  display: 'grid',
  alignSelf: 'flex-start',
  borderRadius: vars.radius.sm,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${motion.base} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
