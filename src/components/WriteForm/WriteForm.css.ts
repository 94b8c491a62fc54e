import { card } from '@/design/components/Card/Card.css';
import { page as pageOf } from '@/design/components/Page/Page.css';
import { unevenGrid } from '@/design/styles/unevenGrid';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** The page of the form, without room below it. */
export const writeFrame = style([
  pageOf.wide,
  { '@media': { [media.wide]: { padding: `${space[24]} ${space[24]} 0` } } },
]);

/** Leaves room for the bar at the bottom of the screen. */
export const form = style([
  unevenGrid(space[8], { wide: ['minmax(0, 1fr)', '28px'], desktop: ['minmax(0, 1fr) 312px'] }),
  { paddingBottom: '104px' },
]);

export const side = style([
  card({ edge: true }),
  {
    '@media': { [media.desktop]: { position: 'sticky', top: '88px' } },
  },
]);
