import { sendBlocked } from '@/api/collections';
import { whileOwnerAtom } from '@/state/session';
import { setHiddenAtom } from '@/state/hidden';
import { atom } from 'jotai';

/** Blocks a member: their posts leave the lists, and their comments are read no more. */
export const blockMemberAtom = atom(null, async (_get, set, userId: string) => {
  const isHere = set(whileOwnerAtom);
  await sendBlocked(userId, true);
  if (isHere()) set(setHiddenAtom, 'members', userId, true);
});
