import { viewerAtom } from '@/state/session';
import { ensureSpheresAtom } from '@/state/spheres';
import { restoreThemeAtom } from '@/state/theme';
import { afterHydration } from '@/design/hydration/hydration';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { restoreAtom } from './restore';

/**
 * Starts the state that all screens share. It draws nothing and comes before the screens, because
 * effects run in that order: the first list is then requested for the member whom the browser
 * remembers.
 */
export function Startup() {
  const restore = useSetAtom(restoreAtom);
  const restoreTheme = useSetAtom(restoreThemeAtom);
  const ensureSpheres = useSetAtom(ensureSpheresAtom);
  const viewer = useAtomValue(viewerAtom);
  useLayoutEffect(() => {
    restoreTheme();
    return afterHydration(() => void restore());
  }, [restoreTheme, restore]);
  useEffect(() => afterHydration(() => void ensureSpheres()), [ensureSpheres, viewer]);
  return null;
}
