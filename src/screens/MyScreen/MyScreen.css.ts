import { page } from '@/design/components/Page/Page.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';
import { sideColumns, stickySide } from '../parts/sideColumns';

const { borderWidth, color, media, space } = vars;

/** The topic on the left, the settings on the right; on a phone one below the other. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: `${space[24]} ${space[16]}`,
  selectors: {
    '&:not(:first-child)': { borderTop: `${borderWidth.thin} solid ${color.hairline}` },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '200px minmax(0, 520px)',
      gap: space[32],
      padding: '28px',
    },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space[4] });

/** Rows have their own padding, which a section has already. */
export const rows = style({
  marginInline: `-${space[20]}`,
  '@media': { [media.phone]: { marginInline: `-${space[16]}` } },
});

/** The member's own profile next to their posts, comments and settings. */
export const columns = style([page.wide, sideColumns('minmax(0, 1fr)')]);

export const profile = style(stickySide);
