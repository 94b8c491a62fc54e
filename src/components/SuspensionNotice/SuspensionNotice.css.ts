import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, space } = vars;

export const notice = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  backgroundColor: color.dangerSoft,
  color: color.danger,
  fontSize: fontSize[15],
});
