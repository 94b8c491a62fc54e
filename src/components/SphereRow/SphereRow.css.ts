import { clamp, text } from '@/design/components/Text/Text.css';
import { touchCover } from '@/design/styles/touchTarget';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const tile = style({
  borderRadius: vars.radius.md,
  flexShrink: 0,
  objectFit: 'cover',
  filter: vars.artDim,
});

export const words = style({
  position: 'relative',
  flexGrow: 1,
  alignSelf: 'stretch',
  alignContent: 'center',
  minWidth: 0,
  display: 'grid',
});
export const name = style([text({ variant: 'label', link: true }), clamp.one, touchCover]);

export const coming = style([words, { gap: vars.space[6] }]);
