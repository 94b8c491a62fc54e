import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** On a phone the chips scroll sideways up to the edge of the screen. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInline: space[16],
      // Room for a focus ring and a shadow, which a scrolling box would cut off.
      paddingBlock: space[4],
    },
  },
});
