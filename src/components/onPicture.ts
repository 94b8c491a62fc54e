import { vars } from '@/design/tokens/vars.css';
import type { StyleRule } from '@vanilla-extract/css';

const { color, fontSize, radius, space } = vars;

/** A few letters on a dark overlay, because the picture below can have any colour. */
export const onPicture = {
  position: 'absolute',
  paddingInline: space[6],
  borderRadius: radius.sm,
  color: vars.light,
  backgroundColor: color.scrim,
  fontSize: fontSize[13],
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;
