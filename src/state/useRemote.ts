import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { comingRemote, type Remote, type RemoteOf } from './remote';
import { viewerAtom } from './session';

/**
 * One thing as long as a screen shows it: asked for when the screen opens, no longer when it is left.
 * @param isKept the screen is come back to: what it showed last is shown again
 */
export function useRemote<T>(remote: RemoteOf<T>, key: string, isKept = false) {
  const [screen] = useState(() => ({}));
  const viewer = useAtomValue(viewerAtom);
  const known = useAtomValue(remote.stateAtom);
  const open = useSetAtom(remote.openAtom);
  const close = useSetAtom(remote.closeAtom);
  const load = useSetAtom(remote.loadAtom);
  // Before the first paint, so that what is asked for again never shows its old self.
  useLayoutEffect(() => {
    open(key, screen, isKept);
    return close;
  }, [open, close, key, screen, viewer, isKept]);
  const isScreens = isKept || known.screen === screen || known.screen === null;
  const state: Remote<T> = known.key === key && isScreens ? known : comingRemote(key, viewer);
  return {
    state,
    /** Asks again from the beginning. */
    retry: () => void load(key, { screen }),
    /** Asks again, and shows what is there until the answer comes. */
    refresh: () => void load(key, { screen, isKept: true }),
  };
}

/**
 * One thing that several places show at a time: asked for each time one of them opens, while what is
 * known of it stays. Nothing is asked for null.
 */
export function useSharedRemote<T>(remote: RemoteOf<T>, key: string | null) {
  const viewer = useAtomValue(viewerAtom);
  const known = useAtomValue(remote.stateAtom);
  const load = useSetAtom(remote.loadAtom);
  // What is known belongs to its viewer, who may become known while the place is on the screen.
  useEffect(() => {
    if (key !== null) void load(key, { isKept: true });
  }, [load, key, viewer]);
  const state: Remote<T> = known.key === key ? known : comingRemote(key ?? '', known.viewer);
  return { state, retry: () => void (key !== null && load(key, { isKept: true })) };
}
