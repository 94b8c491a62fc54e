import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { comingRemote, type Remote, type RemoteOf } from './remote';
import { viewerAtom } from './session';

/**
 * One thing while a screen shows it: loads it when the screen opens and stops when it closes.
 * @param isKept the reader comes back to the screen: it shows its last value again
 */
export function useRemote<T>(remote: RemoteOf<T>, key: string, isKept = false) {
  const [screen] = useState(() => ({}));
  const viewer = useAtomValue(viewerAtom);
  const known = useAtomValue(remote.stateAtom);
  const open = useSetAtom(remote.openAtom);
  const close = useSetAtom(remote.closeAtom);
  const load = useSetAtom(remote.loadAtom);
  // Before the first paint, so that a value that loads again never shows its old state.
  useLayoutEffect(() => {
    open(key, screen, isKept);
    return close;
  }, [open, close, key, screen, viewer, isKept]);
  const isScreens = isKept || known.screen === screen || known.screen === null;
  const state: Remote<T> = known.key === key && isScreens ? known : comingRemote(key, viewer);
  return {
    state,
    /** Starts over with a new request. */
    retry: () => void load(key, { screen }),
    /** Loads it again and shows the old value until the answer arrives. */
    refresh: () => void load(key, { screen, isKept: true }),
  };
}

/**
 * One thing that several places show at a time: it loads each time one of them opens, while the old
 * value stays. Loads nothing if the key is null.
 */
export function useSharedRemote<T>(remote: RemoteOf<T>, key: string | null) {
  const viewer = useAtomValue(viewerAtom);
  const known = useAtomValue(remote.stateAtom);
  const load = useSetAtom(remote.loadAtom);
  // The value belongs to its viewer, who may become known while the place is on the screen.
  useEffect(() => {
    if (key !== null) void load(key, { isKept: true });
  }, [load, key, viewer]);
  const state: Remote<T> = known.key === key ? known : comingRemote(key ?? '', known.viewer);
  return { state, retry: () => void (key !== null && load(key, { isKept: true })) };
}
