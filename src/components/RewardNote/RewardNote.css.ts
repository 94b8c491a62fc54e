import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** A line sets it apart from what stands above it, if anything does. */
export const note = style({
  selectors: {
    '* + &': {
      paddingTop: vars.space[20],
      borderTop: `${vars.borderWidth.thin} solid ${vars.color.hairline}`,
    },
  },
});
