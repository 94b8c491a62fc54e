import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/** Words for a screen reader only; the eye gets the same meaning another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
