import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const page = style({
  padding: space[16],
  '@media': { [media.desktop]: { padding: space[32] } },
});
