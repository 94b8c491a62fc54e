import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useState, type ReactNode } from 'react';
import { useMedia } from '@/design/hooks/useMedia';
import { themeAtom, type Theme } from '@/state/theme';
import { useAtomValue } from 'jotai';

/** The visible theme: the chosen one, else the device's (on a server: light). */
export function useShowingTheme(): Theme {
  const isDark = useMedia('(prefers-color-scheme: dark)', false);
  return useAtomValue(themeAtom) ?? (isDark ? 'dark' : 'light');
}

const LogoutDialog = lazyPart(() => import('./LogoutDialog'), { above: true });

/** Logging out with confirmation: `ask` opens `dialog`, which must be rendered somewhere. */
export function useLogout(onDone?: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return {
    ask: () => setIsAsking(true),
    dialog: isAsking && <LogoutDialog onDone={onDone} onClose={close} onLost={close} />,
  };
}
