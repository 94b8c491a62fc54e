import type { ReactNode } from 'react';

/** One line of a Menu. */
export interface MenuEntry<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** critical for what cannot be undone; put it last. */
  tone?: 'default' | 'critical';
  disabled?: boolean;
}
