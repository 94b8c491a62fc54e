import { keyframes } from '@vanilla-extract/css';
import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const spinner = layeredStyle({
  width: '1.25em',
  height: '1.25em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    [vars.media.reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
