import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const line = style({
  minHeight: '44px',
  '@media': { [vars.media.phone]: { paddingInline: vars.space[16] } },
});
