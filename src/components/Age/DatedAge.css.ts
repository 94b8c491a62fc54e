import { style } from '@vanilla-extract/css';

/** Words like those around it; the target is larger than they are. */
export const age = style({
  position: 'relative',
  padding: 0,
  color: 'inherit',
  font: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: '-10px -6px' },
});
