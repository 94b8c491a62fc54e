import { sendLogout } from '@/api/auth';
import { storageKeys, store } from '@/config/storage';
import { atom } from 'jotai';
import { flushChangesAtom } from './optimistic';
import { leaveAtom } from './session';

/** Sets the session to a guest's. */
export const forgetUserAtom = atom(null, (_get, set) => {
  set(leaveAtom);
  // The recent searches are cleared, because another person may use this browser.
  store(storageKeys.searches, null);
});

/** Signs out; the browser forgets the member even when the server could not be reached. */
export const logoutAtom = atom(null, async (_get, set) => {
  try {
    await set(flushChangesAtom);
    await sendLogout();
  } finally {
    set(forgetUserAtom);
  }
});
