import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ariaDisabled } from '../Button/ariaDisabled';
import { corner, iconButton } from './IconButton.css';

/** A button that shows an icon only. */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'aria-label'
> {
  /** What it does, in words: the icon alone says nothing to a screen reader. Required. */
  label: string;
  /** The icon, without a title of its own. */
  icon: ReactNode;
  size?: 'sm' | 'md';
  tone?: 'neutral' | 'muted' | 'danger';
  /** Cannot be used now: takes no press, yet keeps the focus, which the element's own would lose. */
  disabled?: boolean;
  /** A CountBadge on the icon's corner. The label must say the number too. */
  badge?: ReactNode;
}

/** A button that is an icon only. Use it where the icon is known to everybody; else a Button. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size, tone, disabled, badge, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(disabled && ariaDisabled)}
      aria-label={label}
      className={iconButton({ size, tone })}
    >
      {icon}
      {badge && <span className={corner}>{badge}</span>}
    </button>
  );
}
