import { Children, useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CheckIcon, InfoIcon } from '../../icons/icons';
import { action as actionClass, region, toast } from './Toast.css';

/** What happened, and what can be done about it. */
export interface ToastProps {
  /** success: it worked; danger: it did not; info: anything else. Shown by the icon, said by the words. */
  tone?: 'success' | 'danger' | 'info';
  children: ReactNode;
  /** One thing to do about it, such as undo: a ToastAction. */
  action?: ReactNode;
}

/** The result of an action in one sentence. How long it stays is its owner's business. */
export function Toast({ tone = 'success', children, action }: ToastProps) {
  return (
    <div className={toast}>
      {tone === 'success' ? <CheckIcon /> : <InfoIcon />}
      <span>{children}</span>
      {action}
    </div>
  );
}

/** The button of a toast. */
export function ToastAction(props: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return <button type="button" {...props} className={actionClass} />;
}

/** Where toasts appear. */
export interface ToastRegionProps {
  /** Name of the region for a screen reader. */
  label: string;
  /** True while the pointer or the focus is on a toast: its owner should not take it away. */
  onHold?: (held: boolean) => void;
  /** The toasts, oldest first, each with a `key`. */
  children?: ReactNode;
}

/**
 * Where toasts appear and are read out. Render it once and always, also when empty: a screen
 * reader only announces what arrives in a region it already knows. While a modal dialog is open it
 * rises above it, as a popover; otherwise it is an ordinary element.
 */
export function ToastRegion({ label, onHold, children }: ToastRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (element.matches(':popover-open')) element.hidePopover();
    const underModal = element.ownerDocument.querySelector('dialog:modal') !== null;
    if (underModal && Children.count(children) > 0) element.showPopover();
  }, [children]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={region}
      role="region"
      aria-label={label}
      aria-live="polite"
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      {children}
    </div>
  );
}
