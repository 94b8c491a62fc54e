import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, radius, space } = vars;

/** Full width on a phone; limited to the picture's size in a wide column. */
export const scene = style({
  '@media': {
    [media.wide]: {
      maxWidth: '440px',
      margin: `${space[24]} auto 0`,
      overflow: 'hidden',
      borderRadius: radius.md,
    },
  },
});
