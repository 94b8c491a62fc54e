import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const words = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
