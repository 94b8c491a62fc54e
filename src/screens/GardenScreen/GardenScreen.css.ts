import { card } from '@/design/components/Card/Card.css';
import { style } from '@vanilla-extract/css';
import { sideColumns, stickySide } from '../parts/sideColumns';

/** The summary is next to the plants; on a phone above them. */
export const columns = style(sideColumns('minmax(0, 1fr)'));

export const summary = style(stickySide);

export const wide = style([card({ edge: true }), { gridColumn: '1 / -1' }]);
