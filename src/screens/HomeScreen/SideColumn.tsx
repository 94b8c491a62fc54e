import { useCallback, useSyncExternalStore, type ComponentProps } from 'react';

interface SideColumnProps extends ComponentProps<'aside'> {
  /** The width of the window that has room for it, CSS px. */
  from: number;
}

/**
 * A column beside the feed. The server sends it to everybody; where there is no room for it, it is
 * taken out as soon as the page has come to life, so that a phone does not keep what it never shows.
 */
export function SideColumn({ from, ...aside }: SideColumnProps) {
  const query = `(min-width: ${from}px)`;
  const follow = useCallback(
    (listener: () => void) => {
      const device = matchMedia(query);
      device.addEventListener('change', listener);
      return () => device.removeEventListener('change', listener);
    },
    [query],
  );
  const hasRoom = useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => true,
  );
  return hasRoom && <aside {...aside} />;
}
