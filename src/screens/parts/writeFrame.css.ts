import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** Where something is written. */
export const writeFrame = style({
  width: '100%',
  maxWidth: vars.contentWidth.wide,
  marginInline: 'auto',
  outline: 'none',
  '@media': { [vars.media.wide]: { padding: `${vars.space[24]} ${vars.space[24]} 0` } },
});
