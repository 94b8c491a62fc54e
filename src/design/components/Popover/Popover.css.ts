import { keyframes } from '@vanilla-extract/css';
import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, motion, radius, shadow } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const popover = layeredStyle({
  width: '392px',
  maxWidth: 'calc(100vw - 32px)',
  borderRadius: radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.floating,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${appear} ${motion.fast} ${motion.easing}`,
  '@media': { [vars.media.reducedMotion]: { animation: 'none' } },
});

export const dialog = layeredStyle({ outline: 'none' });
