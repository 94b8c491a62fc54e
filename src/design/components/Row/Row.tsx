import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Things side by side on one line, `gap` px apart (8 unless said) and centred on each other.
 * The line never breaks: give what may grow long `minWidth={0}`. Where it may break, use Cluster.
 */
export function Row<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return <Box display="flex" alignItems="center" gap={8} {...(props as ClosedBoxProps)} />;
}
