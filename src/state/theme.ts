import { readStored, storageKeys, store } from '@/config/storage';
import { barColors, readTheme, themeCookie, type Theme } from '@contract/rules/site/theme';
import { atom } from 'jotai';

export type { Theme } from '@contract/rules/site/theme';

const valueAtom = atom<Theme | null>(null);

/** The chosen theme; null follows the device. */
export const themeAtom = atom((get) => get(valueAtom));

// Sets the page's own colours and those of the browser's bars around it.
function paint(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = barColors[theme ?? (bar.media.includes('dark') ? 'dark' : 'light')];
  }
}

/** Chooses a theme; null follows the device. */
export const chooseThemeAtom = atom(null, (_get, set, theme: Theme | null) => {
  set(valueAtom, theme);
  store(storageKeys.theme, theme);
  document.cookie = themeCookie(theme);
  paint(theme);
});

/** Takes the theme of the page that the server wrote. */
export const takeThemeAtom = atom(null, (_get, set, theme: Theme | null) => set(valueAtom, theme));

/**
 * Reads the stored choice; `public/theme.js` has already painted with it. If the server did not
 * know it (its cookie is gone), the page takes it over here.
 */
export const restoreThemeAtom = atom(null, (get, set) => {
  const kept = readTheme(readStored(storageKeys.theme));
  if (kept && kept !== get(valueAtom)) set(chooseThemeAtom, kept);
});

/** Switches to the other theme. */
export const toggleThemeAtom = atom(null, (get, set) => {
  const showing =
    get(valueAtom) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  set(chooseThemeAtom, showing === 'dark' ? 'light' : 'dark');
});
