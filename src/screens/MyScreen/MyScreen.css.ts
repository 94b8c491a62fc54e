import { page } from '@/design/components/Page/Page.css';
import { unevenGrid } from '@/design/styles/unevenGrid';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';
import { sideColumns, stickySide } from '../parts/sideColumns';

const { borderWidth, color, media, space } = vars;

/** The link to a page of the settings. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: '56px',
  padding: `${space[8]} ${space[16]}`,
  selectors: {
    '&:not(:first-child)': { borderTop: `${borderWidth.thin} solid ${color.hairline}` },
    '&:active': { backgroundColor: color.surfaceSunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const back = style({ padding: `${space[8]} ${space[8]} 0` });

/** The garden in its tab. */
export const garden = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  '@media': { [media.phone]: { padding: `${space[16]} 0 0` } },
});

/** The topic on the left, the settings on the right; on a phone one below the other. */
export const section = style([
  unevenGrid(space[16], { desktop: ['200px minmax(0, 520px)', space[32]] }),
  {
    padding: `${space[24]} ${space[16]}`,
    selectors: {
      '&:not(:first-child)': { borderTop: `${borderWidth.thin} solid ${color.hairline}` },
    },
    '@media': { [media.desktop]: { padding: '28px' } },
  },
]);

/** Rows have their own padding, which a section has already. */
export const rows = style({
  marginInline: `-${space[20]}`,
  '@media': { [media.phone]: { marginInline: `-${space[16]}` } },
});

/** The member's own profile next to their posts, comments and settings. */
export const columns = style([page.wide, sideColumns('minmax(0, 1fr)')]);

export const profile = style(stickySide);
