import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Things side by side that go on in the next line where there is no room, `gap` px apart both ways
 * (8 unless said). Use it for chips, buttons and facts whose number or length is not known.
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
