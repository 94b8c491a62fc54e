import { vars } from '@/design/tokens/vars.css';
import { keyframes, style } from '@vanilla-extract/css';

/** Leaves room for a leaf, the end of a scarf or a crown that extends beyond the canvas. */
export const stage = style({ padding: '8%', width: '100%' });

const breath = keyframes({ '50%': { transform: 'translateY(-1.5%)' } });

export const canvas = style({ position: 'relative', width: '100%', aspectRatio: '1' });

export const breathing = style({
  animation: `${breath} 3.6s ease-in-out infinite`,
  '@media': { [vars.media.reducedMotion]: { animation: 'none' } },
});

export const base = style({ position: 'absolute', inset: 0 });

/** Its position is the centre of its square. */
export const accessory = style({ position: 'absolute', transform: 'translate(-50%, -50%)' });
