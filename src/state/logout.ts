import { call } from '@/api/client';
import { storageKeys, store } from '@/config/storage';
import { atom } from 'jotai';
import { flushChangesAtom } from './optimistic';
import { leaveAtom } from './session';

/** Makes the session a guest's. */
export const forgetUserAtom = atom(null, (_get, set) => {
  set(leaveAtom);
  // Another person may use this browser, so recent searches and what was read are cleared.
  store(storageKeys.searches, null);
  store(storageKeys.reading, null);
});

/** Logs out; the browser forgets the member even if the server cannot be reached. */
export const logoutAtom = atom(null, async (_get, set) => {
  try {
    await set(flushChangesAtom);
    await call('logout', {});
  } finally {
    set(forgetUserAtom);
  }
});
