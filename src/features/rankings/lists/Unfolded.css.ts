import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': { [media.phone]: { gap: space[8] } },
});
