import { style, styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../styles/layered';
import { vars } from '../tokens/vars.css';

/** Only its width shrinks, never its height; the strokes keep their width. */
const base = layered({
  height: '40px',
  color: vars.color.accent,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const sparkline = styleVariants({
  md: [base, layered({ width: '120px', '@media': { [vars.media.phone]: { width: '72px' } } })],
  sm: [base, layered({ width: '72px' })],
});

export const stroke = layeredStyle({ vectorEffect: 'non-scaling-stroke' });

export const area = layeredStyle({ fill: 'currentColor', fillOpacity: 0.1, stroke: 'none' });

/** A stroke without length is a dot that stays round when the picture shrinks. */
export const dot = style([stroke, layered({ strokeWidth: '6px' })]);

/** Separates the dot from the line, in the colour of the surface. */
export const ring = style([
  stroke,
  layered({
    stroke: vars.color.surface,
    strokeWidth: '9px',
    '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  }),
]);
