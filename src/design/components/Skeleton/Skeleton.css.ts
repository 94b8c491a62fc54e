import { createVar, keyframes } from '@vanilla-extract/css';
import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

export const width = createVar();
export const height = createVar();
export const corner = createVar();
export const ratio = createVar();

const breathe = keyframes({ '50%': { opacity: 0.6 } });

export const skeleton = layeredStyle({
  width,
  height,
  aspectRatio: ratio,
  borderRadius: corner,
  flexShrink: 0,
  maxWidth: '100%',
  // Slightly different from its background, a surface or the canvas, in both themes.
  backgroundColor: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
  animation: `${breathe} 1.2s ease-in-out infinite`,
  '@media': { [vars.media.reducedMotion]: { animation: 'none' } },
});
