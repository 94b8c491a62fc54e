import type { MouseEvent } from 'react';

/** What makes a button take no press without losing the focus; spread it after its own `onClick`. */
export const ariaDisabled = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
