import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** The colour of an accent. */
export const dot = style({
  width: vars.space[16],
  height: vars.space[16],
  borderRadius: vars.radius.full,
  border: `${vars.borderWidth.thin} solid ${vars.color.hairline}`,
});
