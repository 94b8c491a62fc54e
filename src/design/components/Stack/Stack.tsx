import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Items one below another, `gap` px apart (16 by default), each as wide as the stack. Use it for
 * any list or form instead of margins; `alignItems` keeps the items' own widths.
 */
export function Stack<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return <Box display="flex" flexDirection="column" gap={16} {...(props as ClosedBoxProps)} />;
}
