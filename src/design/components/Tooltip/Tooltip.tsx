import { cloneElement, useEffect, useId, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactElement } from 'react';
import { anchor, bubble, bubblePlace } from './Tooltip.css';

/** An explanation of an element and its place. */
export interface TooltipProps {
  /** A few more words about the control. Never put essential information only here. */
  hint: string;
  placement?: keyof typeof bubblePlace;
  /** One control that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A few words next to a control while the pointer or the keyboard focus is on it. Follows WCAG
 * 1.4.13: it stays while the pointer is on the text, and Escape closes it without moving anything.
 * It never opens on touch, which has no hover.
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
