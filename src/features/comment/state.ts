import { changeComment, sendComment } from '@/api/comments';
import { commentPages } from '@/state/comments';
import { noteEarnedAtom } from '@/state/earned';
import { forOwner } from '@/state/forOwner';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';
import { withChange } from './threads';

/** Raises or lowers a post's comment count, in the open detail and in the list behind it. */
export const countCommentsAtom = atom(null, (get, set, postId: string, difference: number) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  set(patchPostAtom, postId, { commentCount: Math.max(0, post.commentCount + difference) });
});

/**
 * Writes a comment and shows it to its author.
 * @returns what the server made of it; null when another member has come meanwhile
 * @throws what the server answered
 */
export const addCommentAtom = atom(
  null,
  async (_get, set, userId: string, postId: string, content: string, parentId: string | null) => {
    const isHere = set(whileOwnerAtom);
    const done = await forOwner(isHere, sendComment(userId, postId, content, parentId));
    if (!done) return null;
    const comment = done.answer;
    set(commentPages.changeAtom, postId, ({ added }) => ({ added: [...added, comment] }));
    set(countCommentsAtom, postId, 1);
    set(noteEarnedAtom, 'comment_write');
    return comment;
  },
);

/**
 * Changes the words of a comment.
 * @returns false when another member has come meanwhile
 * @throws what the server answered
 */
export const changeCommentAtom = atom(
  null,
  async (_get, set, userId: string, postId: string, commentId: string, content: string) => {
    const isHere = set(whileOwnerAtom);
    const done = await forOwner(isHere, changeComment(userId, commentId, content));
    if (!done) return false;
    set(commentPages.changeAtom, postId, (rows) => withChange(rows, commentId, done.answer));
    return true;
  },
);
