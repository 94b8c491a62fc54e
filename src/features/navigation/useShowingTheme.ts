import { useMedia } from '@/design/hooks/useMedia';
import { themeAtom, type Theme } from '@/state/theme';
import { useAtomValue } from 'jotai';

/** The visible theme: the chosen one, else the device's (on a server: light). */
export function useShowingTheme(): Theme {
  const isDark = useMedia('(prefers-color-scheme: dark)', false);
  return useAtomValue(themeAtom) ?? (isDark ? 'dark' : 'light');
}
