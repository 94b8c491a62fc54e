import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** Where something is written: two columns, their gap and the margin; narrower than other pages. */
export const writeFrame = style({
  width: '100%',
  maxWidth: '1156px',
  marginInline: 'auto',
  outline: 'none',
  '@media': { [vars.media.wide]: { padding: `${vars.space[24]} ${vars.space[24]} 0` } },
});
