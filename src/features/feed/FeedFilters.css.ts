import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { media, space } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': {
    // On a phone the whole row scrolls sideways to the edge of the screen.
    [media.phone]: {
      flexWrap: 'nowrap',
      paddingInline: space[16],
      // Space for a focus ring and a shadow, which a scrolling box would clip.
      paddingBlock: space[4],
      marginBlock: `${space[4]} -${space[4]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

// On a wide screen the chips and orders fit on one line in any font, so a loading font moves none.
export const chips = style({ '@media': { [media.wide]: { flexWrap: 'wrap' } } });
globalStyle(`${chips} > *`, { '@media': { [media.wide]: { paddingInline: space[10] } } });

export const periods = style({
  '@media': { [media.phone]: { paddingInline: space[16], paddingBlockEnd: space[4] } },
});
