import { sendBlocked } from '@/api/collections';
import { feedStaleAtom } from '@/state/feed';
import { silenceMemberAtom } from '@/state/silenced';
import { atom } from 'jotai';
import { setMemberBlockedAtom } from './member';

/** Ends the block of the member whose page is open. */
export const unblockMemberAtom = atom(null, async (_get, set, userId: string) => {
  await sendBlocked(userId, false);
  set(setMemberBlockedAtom, false);
  set(silenceMemberAtom, userId, false);
  set(feedStaleAtom, true);
});
