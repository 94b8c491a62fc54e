import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Items side by side that wrap if there is no room, `gap` px apart both ways (8 by default). Use it
 * for chips, buttons and facts of unknown number or length.
 */
export function Cluster<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={8}
      {...(props as ClosedBoxProps)}
    />
  );
}
