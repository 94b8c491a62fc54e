import { removePost } from '@/api/posts';
import { setHiddenAtom } from '@/state/hidden';
import { atom } from 'jotai';

/** Deletes a post, and takes it out of every list that was shown. */
export const removePostAtom = atom(null, async (_get, set, postId: string) => {
  await removePost(postId);
  set(setHiddenAtom, 'posts', postId, true);
});
