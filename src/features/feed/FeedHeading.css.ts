import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const line = style({
  minHeight: vars.controlHeight.md,
  // On a phone, long words or many links wrap onto a separate line.
  flexWrap: 'wrap',
  '@media': { [vars.media.phone]: { paddingInline: vars.space[16] } },
});
