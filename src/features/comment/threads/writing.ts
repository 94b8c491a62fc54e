import { call } from '@/api/client';
import { commentPages } from '@/state/comments';
import { noteEarnedAtom } from '@/state/earned';
import { forOwner } from '@/state/forOwner';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';
import { updateCommentsAtom, type CommentPlace } from './state';
import { withChange } from './threads';

// Loaded when somebody writes, because most visitors only read.

/** Changes a post's comment count, in the open detail and in the list behind it. */
export const countCommentsAtom = atom(null, (get, set, postId: string, difference: number) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  set(patchPostAtom, postId, { commentCount: Math.max(0, post.commentCount + difference) });
});

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
    parentId: string | null,
    content: string,
    mentions: string[],
  ) => {
    const isHere = set(whileOwnerAtom);
    const done = await forOwner(
      isHere,
      call('createComment', {
        params: { postId },
        body: { userId, content, mentions, parentCommentId: parentId },
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
  async (
    _get,
    set,
    place: CommentPlace,
    commentId: string,
    content: string,
    mentions: string[],
  ) => {
    const isHere = set(whileOwnerAtom);
    const done = await forOwner(
      isHere,
      call('updateComment', {
        params: { commentId },
        body: { userId: place.userId, content, mentions },
      }).then((answer) => answer.comment),
    );
    if (!done) return false;
    set(updateCommentsAtom, place, (rows) => withChange(rows, commentId, done.answer));
    return true;
  },
);
