import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { Spinner } from '../Spinner/Spinner';
import { button, isBusy, spinnerPlace } from './Button.css';
import { ariaDisabled } from './ariaDisabled';

/** A button, and how much it matters. */
export interface ButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className'
> {
  /** solid: the one main action of a region; outline: what can be done, also in every row; soft and ghost: the way back and the rest. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  tone?: 'neutral' | 'danger';
  fullWidth?: boolean;
  /** Less air at its sides, where several share a line: always, or on a phone. */
  tight?: 'always' | 'phone';
  /** Work is under way: keeps the width and the focus, takes no further press. */
  busy?: boolean;
  /** Cannot be used now: takes no press, yet keeps the focus, which the element's own would lose. */
  disabled?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * Something a person can do here and now. To go somewhere, use LinkButton. While busy or
 * disabled it says so and swallows presses.
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
