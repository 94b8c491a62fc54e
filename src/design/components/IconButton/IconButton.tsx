import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ariaDisabled } from '../Button/ariaDisabled';
import { corner, iconButton } from './IconButton.css';

/** A button that shows an icon only. */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'aria-label'
> {
  /** Its action as text, because the icon alone says nothing to a screen reader. Required. */
  label: string;
  /** The icon, without its own title. */
  icon: ReactNode;
  size?: 'sm' | 'md';
  tone?: 'neutral' | 'muted' | 'danger';
  /** Cannot be used now: ignores presses but keeps the focus, which the native attribute would lose. */
  disabled?: boolean;
  /** A CountBadge on the icon's corner. The label must say the number too. */
  badge?: ReactNode;
}

/** A button with only an icon. Use it for icons that everyone knows; otherwise use a Button. */
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
