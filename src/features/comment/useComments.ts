import { changeComment, fetchComments, removeComment, sendComment } from '@/api/comments';
import { noteEarnedAtom } from '@/state/earned';
import { silencedAtom } from '@/state/silenced';
import type { Comment } from '@contract/models/comment';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { countCommentsAtom } from './state';
import {
  threadsOf,
  withChange,
  withoutComment,
  withPage,
  withSilenced,
  type CommentRows,
} from './threads';

/** The first page, as it comes with the post. */
export interface FirstComments {
  comments: Comment[];
  nextCursor: string | null;
}

/** The comments of one post. `add`, `change` and `remove` throw what the server answered. */
export function useComments(postId: string, first: FirstComments) {
  const [rows, setRows] = useState<CommentRows>({ loaded: first.comments, added: [] });
  const [cursor, setCursor] = useState(first.nextCursor);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const count = useSetAtom(countCommentsAtom);
  const noteEarned = useSetAtom(noteEarnedAtom);
  const silenced = useAtomValue(silencedAtom);

  return {
    threads: threadsOf(withSilenced(rows, silenced)),
    hasMore: cursor !== null,
    loading,
    failure,
    more: async () => {
      if (cursor === null || loading) return;
      setLoading(true);
      setFailure(null);
      try {
        const { comments, pagination } = await fetchComments(postId, cursor);
        setRows((before) => withPage(before, comments));
        setCursor(pagination.nextCursor);
      } catch (error) {
        setFailure(error);
      } finally {
        setLoading(false);
      }
    },
    add: async (content: string, parentCommentId: string | null) => {
      const comment = await sendComment(postId, content, parentCommentId);
      setRows((before) => ({ ...before, added: [...before.added, comment] }));
      count(postId, 1);
      noteEarned('comment_write');
      return comment;
    },
    change: async (commentId: string, content: string) => {
      const comment = await changeComment(commentId, content);
      setRows((before) => withChange(before, commentId, comment));
    },
    remove: async (commentId: string) => {
      await removeComment(commentId);
      setRows((before) => withoutComment(before, commentId));
      count(postId, -1);
    },
    patch: (commentId: string, change: Partial<Comment>) =>
      setRows((before) => withChange(before, commentId, change)),
  };
}

export type Comments = ReturnType<typeof useComments>;
