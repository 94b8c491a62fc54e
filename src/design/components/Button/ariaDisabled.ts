import type { MouseEvent } from 'react';

/** Props that make a button ignore presses without losing the focus; spread them after its `onClick`. */
export const ariaDisabled = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
