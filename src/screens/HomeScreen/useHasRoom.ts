import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this wide, CSS px; on the server it always is. */
export function useHasRoom(from: number): boolean {
  const query = `(min-width: ${from}px)`;
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
    () => true,
  );
}
