import { useEffectEvent, useLayoutEffect } from 'react';

/** Asks an overlay to close. It may stay open, for example a dialog whose work cannot be stopped. */
type RequestClose = () => void;

interface Overlay {
  requestClose: RequestClose;
  isUnasked: boolean;
}

const open: Overlay[] = [];
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** The open overlays, for the browser's back: see `src/state/siteHistory.ts`. */
export const overlays = {
  /** Whether anything is open that a press opened. */
  isOpen: (): boolean => open.some(({ isUnasked }) => !isUnasked),

  /** Asks the top overlay to close. */
  requestCloseTop: (): void => open.at(-1)?.requestClose(),

  /** Calls `listener` after each change. */
  listen: (listener: () => void): void => void listeners.add(listener),
};

function addOverlay(overlay: Overlay): () => void {
  open.push(overlay);
  announce();
  return () => {
    open.splice(open.indexOf(overlay), 1);
    announce();
  };
}

/**
 * Registers the mounted component as an overlay: the browser's back then closes it before it leaves the
 * page. Every component that opens above the page calls it. `onClose` is a request and may be refused.
 * @param isUnasked It opens by itself. Alone, it adds no history entry to go back from: browsers skip a
 * page that adds an entry without a press.
 */
export function useOverlay(onClose: RequestClose, isUnasked = false): void {
  const requestClose = useEffectEvent(onClose);
  useLayoutEffect(() => addOverlay({ requestClose: () => requestClose(), isUnasked }), [isUnasked]);
}
