import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/** Cells and their minimum width. */
export type GridProps<C extends ElementType = 'div'> = ClosedBoxProps<C> & {
  /** The minimum width of a cell, in CSS px. */
  min: number;
};

/**
 * Cells of equal width, as many per line as fit, `gap` px apart (16 by default). If the number of
 * columns is known, use Columns.
 */
export function Grid<C extends ElementType = 'div'>(props: GridProps<C>) {
  const { min, ...rest } = props as GridProps;
  return (
    <Box
      display="grid"
      gap={16}
      {...rest}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))` }}
    />
  );
}
