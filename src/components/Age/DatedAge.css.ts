import { style } from '@vanilla-extract/css';

/** Looks like the text around it; the touch target is larger than the text. */
export const age = style({
  position: 'relative',
  padding: 0,
  color: 'inherit',
  font: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: '-10px -6px' },
});
