import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

/** An empty line is a gap of its own size, not a line's height. */
export const paragraphs = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const figure = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

/** The picture's own proportions once it is known; until then the usual ones, so little moves. */
export const image = style({
  width: '100%',
  maxHeight: '80vh',
  aspectRatio: 'auto 16 / 9',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});
