import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches.
 * @param onServer what the server draws, and a page that comes to life begins with; another answer of
 * the browser draws the component again at once, with all that has not come to life in it
 */
export function useMedia(query: string, onServer: boolean): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const device = matchMedia(query);
      device.addEventListener('change', listener);
      return () => device.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
