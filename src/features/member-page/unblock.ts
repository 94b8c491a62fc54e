import { sendBlocked } from '@/api/collections';
import { clearFeedAtom } from '@/state/feed';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';
import { setMemberBlockedAtom } from './member';

/** Ends the block of the member whose page is open. */
export const unblockMemberAtom = atom(null, async (_get, set, userId: string) => {
  const isHere = set(whileOwnerAtom);
  await sendBlocked(userId, false);
  if (!isHere()) return;
  set(setMemberBlockedAtom, userId, false);
  set(setHiddenAtom, 'members', userId, false);
  set(clearFeedAtom);
});
