import type { ComponentType } from 'react';

/** The site answered by this browser itself. */
export interface Demo {
  /** Says so, and offers to start again. */
  Ribbon: ComponentType;
}
