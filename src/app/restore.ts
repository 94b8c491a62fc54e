import { restoreSessionAtom } from '@/state/session';
import { restoreSettingsAtom } from '@/state/settings';
import { atom } from 'jotai';

const isRestoredAtom = atom(false);

/**
 * Restores the browser's stored state at once, then asks the server. Only the first call does
 * anything.
 */
export const restoreAtom = atom(null, async (get, set) => {
  if (get(isRestoredAtom)) return;
  set(isRestoredAtom, true);
  await Promise.all([set(restoreSessionAtom), set(restoreSettingsAtom)]);
});
