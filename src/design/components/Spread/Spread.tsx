import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Items at the two ends of a line, at least `gap` px apart (8 by default) and centred vertically.
 * Give an item that may grow long `minWidth={0}`; with `flexWrap="wrap"` the line may wrap.
 */
export function Spread<C extends ElementType = 'div'>(props: ClosedBoxProps<C>) {
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap={8}
      {...(props as ClosedBoxProps)}
    />
  );
}
