import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { artDim, fontSize, radius, space } = vars;

export const sphere = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flexGrow: 1,
  minWidth: 0,
  fontSize: fontSize[17],
});

export const tile = style({ borderRadius: radius.md, objectFit: 'cover', filter: artDim });
