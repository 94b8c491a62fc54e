import type { ComponentPropsWithRef, ReactNode } from 'react';
import { chip } from './Chip.css';

/** A chip that is pressed or not. */
export interface ChipProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'onChange'
> {
  /** On or off; without it a press does something else, such as removing all filters. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  /** The background under it: the page (canvas) or a card (surface). */
  on?: 'surface' | 'canvas';
  /** An icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A filter that is on or off. A checked chip is dark, not accent-coloured, because accent means
 * "you can act". For a choice of one among several, pass `role="radio"` inside a radiogroup.
 */
export function Chip(props: ChipProps) {
  const { checked, onChange, on, icon, children, ...rest } = props;
  const state = rest.role === 'radio' ? 'aria-checked' : 'aria-pressed';
  return (
    <button
      type="button"
      {...{ [state]: checked }}
      {...(onChange && { onClick: () => onChange(!checked) })}
      {...rest}
      className={chip({ checked, on })}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
