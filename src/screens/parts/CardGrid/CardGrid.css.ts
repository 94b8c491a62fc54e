import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** As many cards per row as leave room for their three buttons. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(288px, 1fr))',
      gap: space[16],
    },
  },
});
