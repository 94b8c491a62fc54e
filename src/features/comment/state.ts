import { sendComment } from '@/api/comments';
import { commentPages } from '@/state/comments';
import { noteEarnedAtom } from '@/state/earned';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { whileOwnerAtom } from '@/state/session';
import { atom } from 'jotai';

/** Raises or lowers a post's comment count, in the open detail and in the list behind it. */
export const countCommentsAtom = atom(null, (get, set, postId: string, difference: number) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  set(patchPostAtom, postId, { commentCount: Math.max(0, post.commentCount + difference) });
});

/** Writes a comment and shows it to its author; gives what the server made of it, and throws what it answered. */
export const addCommentAtom = atom(
  null,
  async (_get, set, userId: string, postId: string, content: string, parentId: string | null) => {
    const isHere = set(whileOwnerAtom);
    const comment = await sendComment(userId, postId, content, parentId);
    if (isHere()) {
      set(commentPages.changeAtom, postId, ({ added }) => ({ added: [...added, comment] }));
      set(countCommentsAtom, postId, 1);
      set(noteEarnedAtom, 'comment_write');
    }
    return comment;
  },
);
