import { call } from '@/api/client';
import { clearFeedAtom } from '@/state/feed';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';
import { setMemberBlockedAtom } from './member';

/**
 * Unblocks the member whose page is open.
 * @returns false if another member has signed in since
 */
export const unblockMemberAtom = atom(null, async (_get, set, userId: string) => {
  const isHere = set(whileOwnerAtom);
  const unblocking = call('unblockMember', { params: { userId } });
  if (!(await forOwner(isHere, unblocking))) return false;
  set(setMemberBlockedAtom, userId, false);
  set(setHiddenAtom, 'members', userId, false);
  set(clearFeedAtom);
  return true;
});
