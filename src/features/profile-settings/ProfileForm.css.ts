import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const notice = style({
  flex: '1 1 200px',
  // Above the buttons, which stay side by side.
  '@media': { [vars.media.phone]: { flexBasis: '100%' } },
});
