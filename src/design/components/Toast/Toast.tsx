import { Children, useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CheckIcon, InfoIcon } from '../../icons/icons';
import { action as actionClass, region, toast } from './Toast.css';

/** A message and a possible action. */
export interface ToastProps {
  /** success: it worked; danger: it failed; info: anything else. The icon and the text both show it. */
  tone?: 'success' | 'danger' | 'info';
  children: ReactNode;
  /** One possible action, for example undo: a ToastAction. */
  action?: ReactNode;
}

/** The result of an action in one sentence. Its owner decides how long it stays. */
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

/** The place of the toasts. */
export interface ToastRegionProps {
  /** Name of the region for a screen reader. */
  label: string;
  /** True while the pointer or the focus is on a toast: the owner should not remove it then. */
  onHold?: (held: boolean) => void;
  /** The toasts, oldest first, each with a `key`. */
  children?: ReactNode;
}

/**
 * The place where toasts appear and are read out. Render it once and always, even when empty: a
 * screen reader only announces changes in a region that it already knows. While a modal dialog is
 * open it rises above it, as a popover; otherwise it is an ordinary element.
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
