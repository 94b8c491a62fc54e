import { style } from '@vanilla-extract/css';

export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
});
