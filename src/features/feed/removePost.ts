import { removePost } from '@/api/posts';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';

/** Deletes a post, and takes it out of every list that was shown. */
export const removePostAtom = atom(null, async (_get, set, postId: string) => {
  const isHere = set(whileOwnerAtom);
  await removePost(postId);
  if (isHere()) set(setHiddenAtom, 'posts', postId, true);
});
