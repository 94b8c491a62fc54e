import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, radius, shadow, space } = vars;

/** Above everything, without moving anything; no card cuts it off. */
export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  padding: `${space[6]} ${space[12]}`,
  border: 0,
  borderRadius: radius.sm,
  backgroundColor: color.text,
  color: color.canvas,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  boxShadow: shadow.floating,
  pointerEvents: 'none',
});
