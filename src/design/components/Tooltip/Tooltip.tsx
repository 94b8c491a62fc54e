import { cloneElement, useEffect, useId, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactElement } from 'react';
import { anchor, bubble, bubblePlace } from './Tooltip.css';

/** What is explained of an element, and how. */
export interface TooltipProps {
  /** A few words more about the control. Never the only place something is said. */
  hint: string;
  placement?: keyof typeof bubblePlace;
  /** One control that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A few words beside a control while the pointer or the keyboard is on it. After WCAG 1.4.13: it
 * stays while the pointer is on the words, and Escape takes it away without moving anything.
 * Touch has no hover, so it never opens there.
 */
export function Tooltip({ hint, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return (
    <span
      className={anchor}
      onPointerEnter={(event: PointerEvent) => setOpen(event.pointerType !== 'touch')}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event: FocusEvent) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" hidden={!open} className={bubblePlace[placement]}>
        <span className={bubble}>{hint}</span>
      </span>
    </span>
  );
}
