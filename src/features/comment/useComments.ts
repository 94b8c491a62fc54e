import { commentPages } from '@/state/comments';
import { comingPages } from '@/state/pages';
import { viewerAtom } from '@/state/session';
import { hiddenAtom } from '@/state/hidden';
import { useKnownPages } from '@/state/usePages';
import type { Comment } from '@contract/models/comment';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { addCommentAtom, changeCommentAtom } from './state';
import { threadsOf, withChange, withHidden, type CommentRows } from './threads';

/** The most pages that are loaded on the way to one comment. */
const PAGES_MOST = 20;

/** Loads pages until a comment is there; tells whether it came, null when it cannot tell. */
const seekAtom = atom(null, async (get, set, postId: string, sought: string) => {
  for (let pages = 0; pages < PAGES_MOST; pages += 1) {
    if (get(commentPages.listsAtom)[postId]?.nextCursor === null) return false;
    const page = await set(commentPages.moreAtom, postId);
    if (!page) return null;
    if (page.some(({ commentId }) => commentId === sought)) return true;
  }
  return false;
});

/** The comments of one post. `add` and `change` throw what the server answered. */
export function useComments(postId: string) {
  const list = useKnownPages(commentPages, postId) ?? comingPages;
  const more = useSetAtom(commentPages.moreAtom);
  const close = useSetAtom(commentPages.closeAtom);
  const changeList = useSetAtom(commentPages.changeAtom);
  const seek = useSetAtom(seekAtom);
  const add = useSetAtom(addCommentAtom);
  const change = useSetAtom(changeCommentAtom);
  const hidden = useAtomValue(hiddenAtom);
  // Only members come to write.
  const userId = useAtomValue(viewerAtom) ?? '';
  useEffect(() => () => close(postId), [close, postId]);

  /** Changes what is on the screen; the server knows of it already. */
  const update = (by: (rows: CommentRows) => CommentRows) => changeList(postId, by);
  const patch = (commentId: string, fields: Partial<Comment>) =>
    update((rows) => withChange(rows, commentId, fields));
  return {
    threads: threadsOf(withHidden(list, hidden)),
    hasMore: list.nextCursor !== null,
    loading: list.next === 'loading',
    failure: list.next === 'failed' ? list.error : null,
    more: () => more(postId),
    seek: (sought: string) => seek(postId, sought),
    add: (content: string, parentCommentId: string | null) =>
      add(userId, postId, content, parentCommentId),
    change: (commentId: string, content: string) => change(userId, postId, commentId, content),
    update,
    patch,
  };
}

export type Comments = ReturnType<typeof useComments>;
