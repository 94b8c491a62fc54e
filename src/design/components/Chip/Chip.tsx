import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { chip, type ChipVariants } from './Chip.css';

/** A chip that is pressed or not. */
export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  selected?: boolean;
  /** What lies under it: the page (canvas) or a card (surface). */
  on?: ChipVariants['on'];
  /** An icon of 18 px before the words. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A filter that is on or off. Selected is dark on light rather than accent, so that accent keeps
 * meaning "you can act". Where one of several is chosen, pass `role="radio"` inside a radiogroup.
 */
export function Chip({ selected = false, on, icon, className, children, ...rest }: ChipProps) {
  const state = rest.role === 'radio' ? { 'aria-checked': selected } : { 'aria-pressed': selected };
  return (
    <button type="button" {...state} {...rest} className={cx(chip({ selected, on }), className)}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
