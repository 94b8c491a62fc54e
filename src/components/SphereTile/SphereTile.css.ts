import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { artDim, color, radius, space } = vars;

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[10],
  width: '148px',
  padding: `${space[16]} ${space[12]}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});

export const way = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  textAlign: 'center',
});

export const picture = style({
  borderRadius: radius.md,
  marginBottom: space[6],
  objectFit: 'cover',
  filter: artDim,
});
