import { readStored, storageKeys, store } from '@/config/storage';
import { atom } from 'jotai';

export type Theme = 'light' | 'dark';

const valueAtom = atom<Theme | null>(null);

/** The chosen theme; null follows the device. */
export const themeAtom = atom((get) => get(valueAtom));

/** Reads the kept choice; `public/theme.js` has already painted with it. */
export const restoreThemeAtom = atom(null, (_get, set) => {
  const kept = readStored(storageKeys.theme);
  if (kept === 'light' || kept === 'dark') set(valueAtom, kept);
});

/** Turns to the other theme than the one that is showing. */
export const toggleThemeAtom = atom(null, (get, set) => {
  const showing =
    get(valueAtom) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next: Theme = showing === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  store(storageKeys.theme, next);
  set(valueAtom, next);
});
