import { sendBlocked } from '@/api/collections';
import { forOwner } from '@/state/forOwner';
import { whileOwnerAtom } from '@/state/session';
import { setHiddenAtom } from '@/state/hidden';
import { atom } from 'jotai';

/**
 * Blocks a member: their posts leave the lists, and the words of their comments are hidden.
 * @returns false when another member has come meanwhile
 */
export const blockMemberAtom = atom(null, async (_get, set, userId: string) => {
  const blocked = await forOwner(set(whileOwnerAtom), sendBlocked(userId, true));
  if (blocked) set(setHiddenAtom, 'members', userId, true);
  return blocked !== null;
});
