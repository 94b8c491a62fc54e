import { unevenGrid } from '@/design/styles/unevenGrid';
import { vars } from '@/design/tokens/vars.css';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * The extra rules of a page in two columns: the subject on the left, its list on the right; on a
 * phone one above the other.
 * @param main the width of the right column
 */
export const sideColumns = (main: string): StyleRule =>
  unevenGrid(vars.space[8], { wide: [`264px ${main}`, '28px'], desktop: [`312px ${main}`] });

/** Keeps the left column in sight while the right one scrolls. */
export const stickySide: StyleRule = {
  '@media': { [vars.media.wide]: { position: 'sticky', top: '88px' } },
};
