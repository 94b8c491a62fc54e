import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/** Cells, and how narrow one may get. */
export type GridProps<C extends ElementType = 'div'> = ClosedBoxProps<C> & {
  /** The least width of a cell, CSS px. */
  min: number;
};

/**
 * Cells of the same width, as many in a line as have room, `gap` px apart (16 unless said). Where
 * their number is known, use Columns.
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
