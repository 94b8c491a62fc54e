import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { media, space } = vars;

/** Where the sticky columns stop: below the header of 64 and the air of 24. */
const BELOW_HEADER = '88px';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  maxWidth: '1320px',
  margin: '0 auto',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 312px',
      gap: '28px',
      padding: `${space[24]} ${space[24]} 0`,
    },
    [media.desktop]: { gridTemplateColumns: '248px minmax(0, 656px) 312px' },
  },
});

/** Scrolls on its own when it is taller than the window. */
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
  // Room for the shadows, which a scrolling box would cut.
  margin: '-16px',
  padding: `16px 16px ${space[24]}`,
});

export const left = style([side, { '@media': { [media.desktop]: { display: 'flex' } } }]);
export const right = style([side, { '@media': { [media.wide]: { display: 'flex' } } }]);

export const centre = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  outline: 'none',
  '@media': { [media.phone]: { gap: space[8] } },
});

export const phoneOnly = style({ '@media': { [media.wide]: { display: 'none' } } });
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

export const search = style([phoneOnly, { paddingInline: space[16] }]);

/** The menu's lines bring their own air. */
export const menu = style({ padding: space[8] });
