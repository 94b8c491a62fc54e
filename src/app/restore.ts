import { loadSpheresAtom } from '@/state/spheres';
import { restoreSessionAtom, userAtom } from '@/state/session';
import { restoreSettingsAtom } from '@/state/settings';
import { restoreThemeAtom } from '@/state/theme';
import { atom } from 'jotai';

const loadedForAtom = atom<{ viewer: string | null } | null>(null);

/** Loads the spheres with the flags of whoever looks, once for each. */
export const loadViewersSpheresAtom = atom(null, (get, set) => {
  const viewer = get(userAtom)?.user_id ?? null;
  if (get(loadedForAtom)?.viewer === viewer) return;
  set(loadedForAtom, { viewer });
  void set(loadSpheresAtom);
});

const isRestoredAtom = atom(false);

/** What the browser kept, at once; then the server's word on it. Only the first call does anything. */
export const restoreAtom = atom(null, (get, set) => {
  if (get(isRestoredAtom)) return;
  set(isRestoredAtom, true);
  set(restoreThemeAtom);
  void set(restoreSessionAtom);
  void set(restoreSettingsAtom);
});
