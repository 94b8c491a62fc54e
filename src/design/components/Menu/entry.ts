import type { ReactNode } from 'react';

/** One line of a Menu. */
export interface MenuEntry<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** danger for what cannot be undone; put it last. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
}
