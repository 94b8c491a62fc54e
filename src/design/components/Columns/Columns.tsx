import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Cells in `columns` columns of equal width (one to four), `gap` px apart (8 by default);
 * `columns={{ base: 2, wide: 4 }}` gives more from 900 px on. For columns of unequal width, or as
 * many columns as fit, write a grid in a style file.
 */
export function Columns<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return <Box display="grid" gap={8} {...(props as ClosedBoxProps)} />;
}
