import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
});

export const wide = style([list, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }]);

export const stat = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});

export const value = style({ margin: 0 });
