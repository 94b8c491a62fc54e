import { card } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';
import { stickySide } from '../parts/sideColumns';

const { media, space } = vars;

/** The summary is next to the plants; on a phone above them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': {
    [media.wide]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: '28px' },
    [media.desktop]: { gridTemplateColumns: '312px minmax(0, 1fr)' },
  },
});

export const summary = style(stickySide);

export const wide = style([card({ edge: true }), { gridColumn: '1 / -1' }]);
