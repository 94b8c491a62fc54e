import { loadSpheresAtom } from '@/state/spheres';
import { ownerAtom, restoreSessionAtom } from '@/state/session';
import { restoreSettingsAtom } from '@/state/settings';
import { atom } from 'jotai';

const loadedForAtom = atom<{ viewer: string | null } | null>(null);

/** Loads the spheres with the flags of the viewer, once for each. */
export const loadViewersSpheresAtom = atom(null, async (get, set) => {
  const viewer = get(ownerAtom)?.user_id ?? null;
  if (get(loadedForAtom)?.viewer === viewer) return;
  set(loadedForAtom, { viewer });
  await set(loadSpheresAtom);
});

const isRestoredAtom = atom(false);

/** What the browser kept, at once; then the server's word on it. Only the first call does anything. */
export const restoreAtom = atom(null, async (get, set) => {
  if (get(isRestoredAtom)) return;
  set(isRestoredAtom, true);
  await Promise.all([set(restoreSessionAtom), set(restoreSettingsAtom)]);
});
