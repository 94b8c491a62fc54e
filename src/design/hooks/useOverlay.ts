import { useEffectEvent, useLayoutEffect } from 'react';

/** Asks something above the page to close. It may stay, such as a dialog whose work cannot be called back. */
type RequestClose = () => void;

const open: RequestClose[] = [];
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** What lies above the page at present, for the browser's back: see `src/state/siteHistory.ts`. */
export const overlays = {
  isOpen: (): boolean => open.length > 0,

  /** Asks what lies on top to close. */
  requestCloseTop: (): void => open.at(-1)?.(),

  /** Calls `listener` after each change. */
  listen: (listener: () => void): void => void listeners.add(listener),
};

function addOverlay(requestClose: RequestClose): () => void {
  open.push(requestClose);
  announce();
  return () => {
    open.splice(open.indexOf(requestClose), 1);
    announce();
  };
}

/**
 * Says, while the component is mounted, that it lies above the page: the browser's back then closes it before it leaves the
 * page. Every component that opens above the page calls it. `onClose` is a request, which may be refused.
 */
export function useOverlay(onClose: RequestClose): void {
  const requestClose = useEffectEvent(onClose);
  useLayoutEffect(() => addOverlay(() => requestClose()), []);
}
