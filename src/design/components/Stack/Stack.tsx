import type { ElementType } from 'react';
import { Box, type BoxProps } from '../Box/Box';

/** Things one under another, `gap` apart (16 px unless said). */
export function Stack<C extends ElementType = 'div'>(props: BoxProps<C>) {
  return <Box display="flex" flexDirection="column" gap={16} {...(props as BoxProps)} />;
}

/** Things side by side, centred on one line, `gap` apart (8 px unless said). */
export function Inline<C extends ElementType = 'div'>(props: BoxProps<C>) {
  return <Box display="flex" alignItems="center" gap={8} {...(props as BoxProps)} />;
}
