import { sendBlocked } from '@/api/collections';
import { clearFeedAtom } from '@/state/feed';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';
import { setMemberBlockedAtom } from './member';

/**
 * Ends the block of the member whose page is open.
 * @returns false when another member has come meanwhile
 */
export const unblockMemberAtom = atom(null, async (_get, set, userId: string) => {
  if (!(await forOwner(set(whileOwnerAtom), sendBlocked(userId, false)))) return false;
  set(setMemberBlockedAtom, userId, false);
  set(setHiddenAtom, 'members', userId, false);
  set(clearFeedAtom);
  return true;
});
