import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { Spinner } from '../Spinner/Spinner';
import { button, isBusy, spinnerPlace } from './Button.css';
import { ariaDisabled } from './ariaDisabled';

/** A button and its importance. */
export interface ButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className'
> {
  /** solid: the main action of a region; outline: other actions, also in every row; soft and ghost: the way back and the rest. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  tone?: 'neutral' | 'danger';
  fullWidth?: boolean;
  /** Less padding at its sides if several share a line: always, or on a phone. */
  tight?: 'always' | 'phone';
  /** It is working: keeps its width and focus, ignores presses. */
  busy?: boolean;
  /** Cannot be used now: ignores presses but keeps the focus, which the native attribute would lose. */
  disabled?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A button for an action. For navigation use LinkButton. While busy or disabled it says so and
 * ignores presses.
 */
export function Button(props: ButtonProps) {
  const { variant, size, tone, fullWidth, tight, busy, disabled, icon, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(button({ variant, size, tone, fullWidth, tight }), busy && isBusy)}
      {...(busy && { 'aria-busy': true })}
      {...((busy || disabled) && ariaDisabled)}
    >
      {icon}
      <span>{children}</span>
      {busy && (
        <span className={spinnerPlace}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
