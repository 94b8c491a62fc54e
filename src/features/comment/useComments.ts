import { changeComment, fetchComments, sendComment } from '@/api/comments';
import { noteEarnedAtom } from '@/state/earned';
import { ownerAtom } from '@/state/session';
import { hiddenAtom } from '@/state/hidden';
import type { Comment } from '@contract/models/comment';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { countCommentsAtom } from './state';
import { threadsOf, withChange, withPage, withHidden, type CommentRows } from './threads';

/** The first page, as it comes with the post. */
export interface FirstComments {
  comments: Comment[];
  nextCursor: string | null;
}

/** The most pages that are loaded on the way to one comment. */
const PAGES_MOST = 20;

/** The comments of one post. `add` and `change` throw what the server answered. */
export function useComments(postId: string, first: FirstComments) {
  const [rows, setRows] = useState<CommentRows>({ loaded: first.comments, added: [] });
  const [cursor, setCursor] = useState(first.nextCursor);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const count = useSetAtom(countCommentsAtom);
  const noteEarned = useSetAtom(noteEarnedAtom);
  const hidden = useAtomValue(hiddenAtom);
  // Only members come to write.
  const userId = useAtomValue(ownerAtom)?.user_id ?? '';

  /** Loads the next pages, until one is enough; tells whether one was, null when it cannot tell. */
  async function read(most: number, isEnough: (page: readonly Comment[]) => boolean) {
    if (loading) return null;
    setLoading(true);
    setFailure(null);
    try {
      let next = cursor;
      for (let pages = 0; next !== null && pages < most; pages += 1) {
        const { comments, pagination } = await fetchComments(postId, next);
        next = pagination.nextCursor;
        setRows((before) => withPage(before, comments));
        setCursor(next);
        if (isEnough(comments)) return true;
      }
      return false;
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setLoading(false);
    }
  }

  return {
    threads: threadsOf(withHidden(rows, hidden)),
    hasMore: cursor !== null,
    loading,
    failure,
    more: () => read(1, () => true),
    /** Loads pages until this comment is there; tells whether it came, null when it cannot tell. */
    seek: (sought: string) =>
      read(PAGES_MOST, (page) => page.some(({ commentId }) => commentId === sought)),
    add: async (content: string, parentCommentId: string | null) => {
      const comment = await sendComment(userId, postId, content, parentCommentId);
      setRows((before) => ({ ...before, added: [...before.added, comment] }));
      count(postId, 1);
      noteEarned('comment_write');
      return comment;
    },
    change: async (commentId: string, content: string) => {
      const comment = await changeComment(userId, commentId, content);
      setRows((before) => withChange(before, commentId, comment));
    },
    /** Changes what is on the screen; the server knows of it already. */
    update: setRows,
    patch: (commentId: string, change: Partial<Comment>) =>
      setRows((before) => withChange(before, commentId, change)),
  };
}

export type Comments = ReturnType<typeof useComments>;
