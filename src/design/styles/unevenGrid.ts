import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

/** The widths of the columns from a width of the window on, and their gap if it changes there. */
type Columns = [widths: string, gap?: string];

const columnsOf = ([gridTemplateColumns, gap]: Columns): StyleRule => ({
  gridTemplateColumns,
  ...(gap !== undefined && { gap }),
});

/**
 * The rules of a grid of one column, and of columns of unequal width where there is room for them;
 * the cells of a row start level. Columns of equal width are Columns or a Grid.
 */
export const unevenGrid = (
  gap: string,
  { wide, desktop }: { wide?: Columns; desktop?: Columns },
): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap,
  '@media': {
    ...(wide && { [vars.media.wide]: columnsOf(wide) }),
    ...(desktop && { [vars.media.desktop]: columnsOf(desktop) }),
  },
});

/** On a desktop its second cell is a sidebar of this CSS width; elsewhere it is below. */
export const sidebarGrid = (width: string): StyleRule =>
  unevenGrid(vars.space[16], { desktop: [`minmax(0, 1fr) ${width}`] });
