import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const figure = style({ width: '172px', margin: `-${space[8]} auto 0` });
