import { sendBlocked } from '@/api/collections';
import { clearFeedAtom } from '@/state/feed';
import { setHiddenAtom } from '@/state/hidden';
import { atom } from 'jotai';
import { setMemberBlockedAtom } from './member';

/** Ends the block of the member whose page is open. */
export const unblockMemberAtom = atom(null, async (_get, set, userId: string) => {
  await sendBlocked(userId, false);
  set(setMemberBlockedAtom, userId, false);
  set(setHiddenAtom, 'members', userId, false);
  set(clearFeedAtom);
});
