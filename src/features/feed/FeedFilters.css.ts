import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, fontWeight, media, radius, space } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[8],
});

/** On a phone the chips scroll sideways under the edge of the screen. */
export const chips = style({
  display: 'flex',
  gap: space[8],
  '@media': {
    [media.phone]: {
      width: '100%',
      paddingInline: space[16],
      // Room for a focus ring and a shadow, which a scrolling box would cut.
      marginBlock: '-8px',
      paddingBlock: '8px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const sorts = style({
  display: 'flex',
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const sort = style({
  minHeight: '44px',
  paddingInline: '10px',
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  selectors: {
    '&[aria-pressed="true"]': { color: color.text, fontWeight: fontWeight.bold },
    '&:hover': { color: color.text },
  },
});
