import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Rows one under another, a hairline between. */
export const rows = style({});
globalStyle(`${rows} > li:not(:first-child)`, {
  borderTop: `${vars.borderWidth.thin} solid ${vars.color.hairline}`,
});

/** Cards side by side, as many as there is room for. */
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

/** Cards of the same height, two side by side where there is room. */
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
