import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Items side by side on one line, `gap` px apart (8 by default) and centred vertically. The line
 * never wraps: give an item that may grow long `minWidth={0}`. If it may wrap, use Cluster.
 */
export function Row<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return <Box display="flex" alignItems="center" gap={8} {...(props as ClosedBoxProps)} />;
}
