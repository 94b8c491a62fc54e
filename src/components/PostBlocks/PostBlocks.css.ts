import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

/** The picture itself is the button. */
export const open = style({
  display: 'block',
  width: '100%',
  padding: 0,
  borderRadius: vars.radius.md,
  textAlign: 'start',
  cursor: 'zoom-in',
});
