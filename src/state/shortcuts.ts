import { readStored, store } from '@/config/storage';
import { atom } from 'jotai';

// Not one of the site's storage keys, which every first view loads: only admins need this one.
const KEY = 'mulbit.shortcuts';

const chosenAtom = atom<boolean | null>(null);

/**
 * Whether single keys act on a page. People who use speech input, or whose hand slips, can switch
 * them off (WCAG 2.1.4); the browser remembers it.
 */
export const shortcutsAtom = atom(
  (get) => get(chosenAtom) ?? readStored(KEY) !== false,
  (_get, set, isOn: boolean) => {
    store(KEY, isOn);
    set(chosenAtom, isOn);
  },
);
