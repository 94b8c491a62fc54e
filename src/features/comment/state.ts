import { patchPostAtom, postsAtom } from '@/state/posts';
import { atom } from 'jotai';

/** Raises or lowers a post's comment count, in the open detail and in the list behind it. */
export const countCommentsAtom = atom(null, (get, set, postId: string, difference: number) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  set(patchPostAtom, postId, { commentCount: Math.max(0, post.commentCount + difference) });
});
