import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Keeps content on the page's background away from the edges of a phone, which cards touch; on a
 * wide window the page itself has a margin.
 */
export function Inset<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return <Box paddingX={{ base: 16, wide: 0 }} {...(props as ClosedBoxProps)} />;
}
