import { removePost } from '@/api/posts';
import { silenceAtom } from '@/state/silenced';
import { atom } from 'jotai';

/** Deletes a post, and takes it out of every list that was shown. */
export const removePostAtom = atom(null, async (_get, set, postId: string) => {
  await removePost(postId);
  set(silenceAtom, 'posts', postId, true);
});
