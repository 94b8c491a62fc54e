import { removePost } from '@/api/posts';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';

/**
 * Deletes a post, and takes it out of every list that was shown.
 * @returns false when another member has come meanwhile
 */
export const removePostAtom = atom(null, async (_get, set, postId: string) => {
  const removed = await forOwner(set(whileOwnerAtom), removePost(postId));
  if (removed) set(setHiddenAtom, 'posts', postId, true);
  return removed !== null;
});
