import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const page = style({
  width: '100%',
  maxWidth: vars.contentWidth.wide,
  margin: '0 auto',
  '@media': { [vars.media.wide]: { padding: vars.space[24] } },
});
