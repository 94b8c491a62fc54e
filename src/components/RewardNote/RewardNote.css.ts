import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** A line separates it from the content above it, if there is any. */
export const note = style({
  selectors: {
    '* + &': {
      paddingTop: vars.space[20],
      borderTop: `${vars.borderWidth.thin} solid ${vars.color.hairline}`,
    },
  },
});
