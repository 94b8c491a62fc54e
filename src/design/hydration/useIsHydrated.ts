import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is drawn by a browser that has the page's code: false on the server and in the render
 * that hydrates its markup. What depends on the browser's storage or address waits for it, and so
 * does a field: what is typed before is lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
