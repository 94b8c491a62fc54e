import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** The two columns and their gap; narrower than other pages, so the way back stands on its edge. */
export const frame = style({
  maxWidth: '1108px',
  marginInline: 'auto',
  '@media': { [vars.media.phone]: { maxWidth: 'none' } },
});
