import type { ElementType } from 'react';
import { Box, type ClosedBoxProps } from '../Box/Box';

/**
 * Things at the two ends of a line, at least `gap` px apart (8 unless said) and centred on each
 * other. What may grow long takes `minWidth={0}`; with `flexWrap="wrap"` the line may break.
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
