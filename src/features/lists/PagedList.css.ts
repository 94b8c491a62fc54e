import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** Rows separated by hairlines. */
export const rows = style({});
globalStyle(`${rows} > li:not(:first-child)`, {
  borderTop: `${vars.borderWidth.thin} solid ${vars.color.hairline}`,
});

/** Cards side by side, as many as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: `${vars.space[24]} ${vars.space[16]}`,
  padding: vars.space[20],
  '@media': { [vars.media.phone]: { padding: vars.space[16] } },
});

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  '@media': { [vars.media.phone]: { gap: vars.space[8] } },
});

/** Cards of the same height, in two columns if they fit. */
export const columns = style([
  cards,
  {
    '@media': {
      [vars.media.wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);

globalStyle(`${columns} > li`, { display: 'grid' });

export const end = style({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space[16],
  borderTop: `${vars.borderWidth.thin} solid ${vars.color.hairline}`,
});
