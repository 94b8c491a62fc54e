import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Things one under another, `gap` px apart (16 unless said), each as wide as the stack.
 * Use it for any list or form instead of margins; `alignItems` keeps things as wide as they are.
 */
export function Stack<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return <Box display="flex" flexDirection="column" gap={16} {...(props as ClosedBoxProps)} />;
}
