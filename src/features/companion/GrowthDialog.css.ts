import { vars } from '@/design/tokens/vars.css';
import { keyframes, style } from '@vanilla-extract/css';

const { media, motion } = vars;

const appear = keyframes({ from: { transform: 'scale(.9)', opacity: 0 } });

export const figure = style({
  width: '200px',
  margin: '0 auto',
  animation: `${appear} ${motion.base} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const icon = style({ width: '64px', flexShrink: 0 });
