import { readStored, storageKeys, store } from '@/config/storage';
import { atom } from 'jotai';

const valueAtom = atom(true);

/** Whether the list loads more by itself near its end; on unless the member switched it off. */
export const autoLoadAtom = atom(
  (get) => get(valueAtom),
  (_get, set, on: boolean) => {
    store(storageKeys.autoLoad, on);
    set(valueAtom, on);
  },
);

/** Reads the stored choice. */
export const restoreAutoLoadAtom = atom(null, (_get, set) => {
  if (readStored(storageKeys.autoLoad) === false) set(valueAtom, false);
});
