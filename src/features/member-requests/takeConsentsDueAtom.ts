import { setUserAtom, userAtom } from '@/state/session';
import type { ConsentName } from '@contract/rules/legal';
import { atom } from 'jotai';

/** Takes in which consents of the session's member are still missing. */
export const takeConsentsDueAtom = atom(null, (get, set, consentsDue: readonly ConsentName[]) => {
  const user = get(userAtom);
  if (user) set(setUserAtom, { ...user, consentsDue });
});
