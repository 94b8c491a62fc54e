import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const bill = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[8] });

export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
});
