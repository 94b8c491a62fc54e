import { call } from '@/api/client';
import { bestKey, commentPages } from '@/state/comments';
import { noteEarnedAtom } from '@/state/earned';
import { forOwner } from '@/state/forOwner';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';
import { withChange, type CommentRows } from './threads';

/** Changes a post's comment count, in the open detail and in the list behind it. */
export const countCommentsAtom = atom(null, (get, set, postId: string, difference: number) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  set(patchPostAtom, postId, { commentCount: Math.max(0, post.commentCount + difference) });
});

/** The post and the list in which a member writes. */
interface CommentPlace {
  userId: string;
  postId: string;
  /** The key of the visible list. */
  list: string;
}

/** Updates the visible list and the best comments above it. */
export const updateCommentsAtom = atom(
  null,
  (
    _get,
    set,
    { postId, list }: Pick<CommentPlace, 'postId' | 'list'>,
    by: (rows: CommentRows) => CommentRows,
  ) => {
    set(commentPages.changeAtom, list, by);
    set(commentPages.changeAtom, bestKey(postId), by);
  },
);

/**
 * Creates a comment and shows it to its author.
 * @returns the server's comment; null if another member has signed in since
 * @throws the server's error
 */
export const addCommentAtom = atom(
  null,
  async (
    _get,
    set,
    { userId, postId, list }: CommentPlace,
    content: string,
    parentId: string | null,
  ) => {
    const isHere = set(whileOwnerAtom);
    const done = await forOwner(
      isHere,
      call('createComment', {
        params: { postId },
        body: { userId, content, parentCommentId: parentId },
      }).then((answer) => answer.comment),
    );
    if (!done) return null;
    const comment = done.answer;
    set(commentPages.changeAtom, list, ({ added }) => ({ added: [...added, comment] }));
    set(countCommentsAtom, postId, 1);
    set(noteEarnedAtom, 'comment_write');
    return comment;
  },
);

/**
 * Edits the text of a comment.
 * @returns false if another member has signed in since
 * @throws the server's error
 */
export const changeCommentAtom = atom(
  null,
  async (_get, set, place: CommentPlace, commentId: string, content: string) => {
    const isHere = set(whileOwnerAtom);
    const done = await forOwner(
      isHere,
      call('updateComment', {
        params: { commentId },
        body: { userId: place.userId, content },
      }).then((answer) => answer.comment),
    );
    if (!done) return false;
    set(updateCommentsAtom, place, (rows) => withChange(rows, commentId, done.answer));
    return true;
  },
);
