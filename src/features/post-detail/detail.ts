import { call, type OutputOf } from '@/api/client';
import { bestKey, commentPages } from '@/state/comments';
import { postsAtom, putPostsAtom } from '@/state/posts';
import { createRemote } from '@/state/remote';
import { atom } from 'jotai';

/** The post whose page is open, by id, with its first comments. */
export const detailRemote = createRemote<OutputOf<'getPostDetail'>>({
  load: (postId, signal) => call('getPostDetail', { params: { postId }, query: {} }, signal),
  share: (get) => {
    const [posts, lists] = [get(postsAtom), get(commentPages.listsAtom)];
    return (set, { post, comments, bestComments, commentsPagination: { nextCursor } }) => {
      set(putPostsAtom, [post], posts);
      const page = { items: comments, nextCursor };
      set(commentPages.showAtom, post.postId, page, { before: lists[post.postId] });
      set(commentPages.showAtom, bestKey(post.postId), { items: bestComments, nextCursor: null });
    };
  },
});

/** Loads a post for the first render of its page; null if that failed. */
export const prepareDetailAtom = atom(null, async (get, set, postId: string) => {
  await set(detailRemote.loadAtom, postId);
  return get(detailRemote.stateAtom).value?.post ?? null;
});
