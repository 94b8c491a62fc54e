import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { fontSize, media, space } = vars;

/**
 * On a phone the scene is the strip from the sky behind the slogan down to the otter's wave;
 * elsewhere it has the full height.
 */
export const scene = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: '100dvh',
  '@media': { [media.phone]: { minHeight: 0, aspectRatio: '880 / 560' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  // 226 of the drawing's 880 units are above the strip.
  '@media': { [media.phone]: { insetBlock: 'auto', top: '-40.4%', aspectRatio: '880 / 900' } },
});

export const words = style({
  position: 'absolute',
  top: '64px',
  left: '64px',
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  '@media': {
    [media.phone]: {
      top: space[16],
      left: space[20],
      flexDirection: 'row',
      alignItems: 'center',
      gap: space[12],
    },
  },
});

export const slogan = style([
  text({ variant: 'slogan' }),
  {
    '@media': { [media.phone]: { fontSize: fontSize[20] } },
  },
]);

/** The slogan breaks on a phone too: one long line would reach the sun. */
export const line = style({ display: 'block' });
