import { readStored, store } from '@/config/storage';
import { atom } from 'jotai';

// Not among the keys of the site's storage, which every first view carries: only admins have such keys.
const KEY = 'mulbit.shortcuts';

const chosenAtom = atom<boolean | null>(null);

/**
 * Whether single keys act on a page. Somebody who speaks to the computer, or whose hand slips, can
 * switch them off (WCAG 2.1.4); the browser remembers it.
 */
export const shortcutsAtom = atom(
  (get) => get(chosenAtom) ?? readStored(KEY) !== false,
  (_get, set, isOn: boolean) => {
    store(KEY, isOn);
    set(chosenAtom, isOn);
  },
);
