import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, radius, space } = vars;

/** From edge to edge on a phone; in a wide column a picture of a picture's size. */
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
