import { useEffectEvent, useLayoutEffect } from 'react';

/** Asks something above the page to close. It may stay, such as a dialog whose work cannot be called back. */
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

/** What lies above the page at present, for the browser's back: see `src/state/siteHistory.ts`. */
export const overlays = {
  /** Whether anything is open that somebody asked for. */
  isOpen: (): boolean => open.some(({ isUnasked }) => !isUnasked),

  /** Asks what lies on top to close. */
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
 * Says, while the component is mounted, that it lies above the page: the browser's back then closes it before it leaves the
 * page. Every component that opens above the page calls it. `onClose` is a request, which may be refused.
 * @param isUnasked It opens by itself. Alone it is nothing to go back from: browsers skip a page that adds an entry to the
 * history without a press.
 */
export function useOverlay(onClose: RequestClose, isUnasked = false): void {
  const requestClose = useEffectEvent(onClose);
  useLayoutEffect(() => addOverlay({ requestClose: () => requestClose(), isUnasked }), [isUnasked]);
}
