import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const line = style({
  minHeight: vars.controlHeight.md,
  // Long words, or many ways on, take a line of their own on a phone.
  flexWrap: 'wrap',
  '@media': { [vars.media.phone]: { paddingInline: vars.space[16] } },
});
