import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the component is hydrated: false on the server and in the render that hydrates its
 * markup. Anything that depends on the browser's storage or address waits for it, and so does a
 * field, because text typed before would be lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
