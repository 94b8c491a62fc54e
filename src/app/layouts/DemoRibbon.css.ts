import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, space } = vars;

export const ribbon = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[12],
  padding: `${space[4]} ${space[16]}`,
  backgroundColor: color.accentSoft,
  color: color.text,
  fontSize: fontSize[14],
});
