import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useOverlay } from '../../hooks/useOverlay';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** The child of the <dialog> covers its box, so a press on the element itself is on the backdrop. */
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Stops the page from scrolling under the dialog (a native modal only makes it inert) and reserves
 * the scrollbar's width, so that nothing moves. Returns a function that undoes it.
 */
function holdPage(root: HTMLElement): () => void {
  const { overflow, paddingRight } = root.style;
  const bar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (bar > 0) root.style.paddingRight = `${bar}px`;
  return () => {
    root.style.overflow = overflow;
    root.style.paddingRight = paddingRight;
  };
}

/**
 * A ref for the control that gets the focus first. React's `autoFocus` has no effect here because
 * it focuses before the dialog opens; the dialog itself reads the attribute.
 */
export const beginHere = (control: HTMLElement | null) => control?.setAttribute('autofocus', '');

const FIELD = 'input:not([type="hidden"]), textarea, select';

interface ModalOptions {
  /** A press on the backdrop does not close it. */
  keepOnBackdrop?: boolean | undefined;
  /** The dialog cannot be closed at present. */
  busy?: boolean | undefined;
  /** It opens by itself. */
  unasked?: boolean | undefined;
}

/**
 * Opens a native <dialog> as a modal while it is mounted, and closes it before it is removed, so
 * that the browser returns the focus. `onClose` is a request: Escape, the browser's back and the
 * backdrop (unless `keepOnBackdrop`) call it, and the owner unmounts the dialog. While the dialog
 * is `busy`, `onClose` is not called: there is no way out.
 */
export function useModal(
  onClose: () => void,
  { keepOnBackdrop = false, busy = false, unasked = false }: ModalOptions = {},
): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onClose, busy });
  useEffect(() => {
    latest.current = { onClose, busy };
  });
  useOverlay(() => {
    if (!busy) onClose();
  }, unasked);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const release = holdPage(dialog.ownerDocument.documentElement);
    // If there are buttons and a field, the dialog was opened for the field.
    if (!dialog.querySelector('[autofocus]')) beginHere(dialog.querySelector(FIELD));
    dialog.showModal();
    let leaving = false;
    const refuse = (event: Event) => {
      event.preventDefault();
      if (!latest.current.busy) latest.current.onClose();
    };
    // A browser closes it anyway on a second Escape; then the caller has to follow. The event comes
    // late: an event of an earlier mount (React mounts twice in development) finds it open again.
    const follow = () => {
      if (leaving || dialog.open) return;
      if (latest.current.busy) dialog.showModal();
      else latest.current.onClose();
    };
    dialog.addEventListener('cancel', refuse);
    dialog.addEventListener('close', follow);
    return () => {
      leaving = true;
      dialog.removeEventListener('cancel', refuse);
      dialog.removeEventListener('close', follow);
      dialog.close();
      release();
    };
  }, []);
  // Checks both ends of the press: selecting text from inside to outside must not close the dialog.
  const pressedOutside = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (keepOnBackdrop || busy || !pressedOutside.current) return;
    if (event.target === event.currentTarget) onClose();
  };
  return { ref, onPointerDown, onClick };
}
