import { sendLogout } from '@/api/auth';
import { storageKeys, store } from '@/config/storage';
import { atom } from 'jotai';
import { setUserAtom } from './session';

/** Nobody is signed in any more. */
export const forgetUserAtom = atom(null, (_get, set) => {
  set(setUserAtom, null);
  // Nobody else who uses this browser needs to know what a member looked for.
  store(storageKeys.searches, null);
});

/** Signs out; the browser forgets the member even when the server could not be reached. */
export const logoutAtom = atom(null, async (_get, set) => {
  try {
    await sendLogout();
  } finally {
    set(forgetUserAtom);
  }
});
