import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Cells in `columns` columns of the same width (one to four), `gap` px apart (8 unless said);
 * `columns={{ base: 2, wide: 4 }}` gives more from 900 px on. Columns of unlike widths, and as many
 * columns as there is room for, are a grid of their own in a style file.
 */
export function Columns<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return <Box display="grid" gap={8} {...(props as ClosedBoxProps)} />;
}
