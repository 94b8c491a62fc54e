import type { ComponentPropsWithRef, ReactNode } from 'react';
import { chip } from './Chip.css';

/** A chip that is pressed or not. */
export interface ChipProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'onChange'
> {
  /** On or off; without it a press does something else, such as taking all filters away. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  /** What lies under it: the page (canvas) or a card (surface). */
  on?: 'surface' | 'canvas';
  /** An icon before the words. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A filter that is on or off. Checked is dark on light rather than accent, so that accent keeps
 * meaning "you can act". Where one of several is chosen, pass `role="radio"` inside a radiogroup.
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
