import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

const { media, motion, zIndex } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** Sticks above a list, at the `top` that its user sets, and takes no room in it. */
export const arrival = style({
  position: 'sticky',
  zIndex: zIndex.sticky,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
});

/** Around its button, which shows the new arrivals. */
export const arrivalPill = style({
  display: 'grid',
  alignSelf: 'flex-start',
  borderRadius: vars.radius.sm,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${motion.base} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
