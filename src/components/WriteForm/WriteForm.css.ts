import { card } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** Leaves room for the bar at the bottom of the screen. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '28px',
  paddingBottom: '104px',
  '@media': {
    [media.phone]: { gap: space[8] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 312px' },
  },
});

export const side = style([
  card({ edge: true }),
  {
    '@media': { [media.desktop]: { position: 'sticky', top: '88px' } },
  },
]);
