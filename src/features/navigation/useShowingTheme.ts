import { themeAtom, type Theme } from '@/state/theme';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function follow(listener: () => void) {
  const device = matchMedia(DARK);
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}

/** The theme on the screen: the chosen one, else the device's (on a server: light). */
export function useShowingTheme(): Theme {
  const device = useSyncExternalStore(
    follow,
    () => (matchMedia(DARK).matches ? 'dark' : 'light'),
    () => 'light' as const,
  );
  return useAtomValue(themeAtom) ?? device;
}
