import type { ReactNode } from 'react';

/** One line of a Menu. */
export interface MenuOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** danger for what cannot be undone; put it last. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
}
