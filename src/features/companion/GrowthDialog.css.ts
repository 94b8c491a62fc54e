import { vars } from '@/design/tokens/vars.css';
import { keyframes, style } from '@vanilla-extract/css';

const { color, media, motion, radius, space } = vars;

const appear = keyframes({ from: { transform: 'scale(.9)', opacity: 0 } });

export const figure = style({
  width: '200px',
  margin: '0 auto',
  animation: `${appear} ${motion.base} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  borderRadius: radius.lg,
  backgroundColor: color.surfaceSunken,
});

export const icon = style({ width: '64px', flexShrink: 0 });

export const words = style({ minWidth: 0 });
