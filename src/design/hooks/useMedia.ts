import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches.
 * @param onServer the value on the server and at the start of hydration; if the browser's answer
 * differs, the component renders again at once, with every part that is not hydrated yet
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
