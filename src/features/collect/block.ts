import { sendBlocked } from '@/api/collections';
import { whileOwnerAtom } from '@/state/session';
import { setHiddenAtom } from '@/state/hidden';
import { atom } from 'jotai';

/** Blocks a member: their posts leave the lists, and the words of their comments are hidden. */
export const blockMemberAtom = atom(null, async (_get, set, userId: string) => {
  const isHere = set(whileOwnerAtom);
  await sendBlocked(userId, true);
  if (isHere()) set(setHiddenAtom, 'members', userId, true);
});
