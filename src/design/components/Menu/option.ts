import type { ReactNode } from 'react';
import type { Option } from '../../options';

/** One line of a Menu. */
export interface MenuOption<Value extends string> extends Option<Value> {
  icon?: ReactNode;
  /** danger for an action that cannot be undone; put it last. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
}
