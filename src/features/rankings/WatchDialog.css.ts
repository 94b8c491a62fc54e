import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});
