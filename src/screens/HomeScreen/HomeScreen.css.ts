import { page as pageOf } from '@/design/components/Page/Page.css';
import { card } from '@/design/components/Card/Card.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { media, space } = vars;

/** Room for the shadows of the cards, which a scrolling box would cut off. */
const ROOM = 16;

/** Where the sticky columns stop: below the header of 64 px and the gap of 24. */
const BELOW_HEADER = `${64 + 24 - ROOM}px`;

export const columns = style([
  pageOf.wide,
  {
    display: 'grid',
    alignItems: 'start',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 312px',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"centre left" "centre right"',
        gap: `${space[16]} 28px`,
        padding: `${space[24]} ${space[24]} 0`,
      },
      [media.desktop]: {
        gridTemplateColumns: '248px minmax(0, 656px) 312px',
        gridTemplateRows: 'auto',
        gridTemplateAreas: '"left centre right"',
      },
    },
  },
]);

/** Scrolls separately if it is taller than the window. */
const side = style({
  display: 'none',
  position: 'sticky',
  top: BELOW_HEADER,
  maxHeight: `calc(100dvh - ${BELOW_HEADER})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  flexDirection: 'column',
  gap: space[16],
  margin: `-${ROOM}px`,
  padding: `${ROOM}px`,
});

/**
 * Between 900 and 1200 px there is one column next to the feed: the member's own cards are at its
 * top and scroll away with the page, and the recommended spheres below stay.
 */
export const left = style([
  side,
  {
    '@media': {
      [media.wide]: { display: 'flex', gridArea: 'left', position: 'static', maxHeight: 'none' },
      [media.desktop]: {
        position: 'sticky',
        maxHeight: `calc(100dvh - ${BELOW_HEADER})`,
      },
    },
  },
]);
export const right = style([
  side,
  { '@media': { [media.wide]: { display: 'flex', gridArea: 'right' } } },
]);

export const centre = style({
  outline: 'none',
  '@media': { [media.wide]: { gridArea: 'centre' } },
});

/** The menu's lines have their own padding. */
export const menu = style([
  card({ padding: 'none' }),
  {
    display: 'none',
    padding: space[8],
    '@media': { [media.desktop]: { display: 'block' } },
  },
]);

/** Between two posts; as high as the shelf that will fill it, so that the posts below do not move. */
export const shelf = style({
  minHeight: '256px',
  marginTop: space[12],
  '@media': {
    [media.phone]: { marginTop: space[8] },
    [media.wide]: { display: 'none' },
  },
});

/** As high as the card that will fill it, so that the menu below does not move. */
export const companion = style({
  minHeight: '340px',
  selectors: {
    '&:empty': {
      borderRadius: vars.radius.lg,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.raised,
    },
  },
});
