import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

/**
 * The picture's own proportions once they are known; until then the usual ones, so that little
 * moves.
 */
export const image = style({
  width: '100%',
  maxHeight: '80vh',
  aspectRatio: 'auto 16 / 9',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});

/** The picture itself is what is pressed. */
export const open = style({
  display: 'block',
  width: '100%',
  padding: 0,
  borderRadius: vars.radius.md,
  textAlign: 'start',
  cursor: 'zoom-in',
});
