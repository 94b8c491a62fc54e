import { call } from '@/api/client';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';

/**
 * Deletes a post, and removes it from every list.
 * @returns false if another member has signed in since
 */
export const removePostAtom = atom(null, async (_get, set, postId: string) => {
  const removed = await forOwner(set(whileOwnerAtom), call('deletePost', { params: { postId } }));
  if (removed) set(setHiddenAtom, 'posts', postId, true);
  return removed !== null;
});
