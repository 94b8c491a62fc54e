import { sendCommentLike } from '@/api/comments';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import type { Comment } from '@contract/models/comment';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';

type Like = Pick<Comment, 'likeCount' | 'isLiked'>;

const toggled = ({ likeCount, isLiked }: Like): Like => ({
  isLiked: !isLiked,
  likeCount: likeCount + (isLiked ? -1 : 1),
});

/**
 * Likes of comments: seen at once, sent one after another, and put back as the server last told
 * when that fails. `patch` shows a state of one comment.
 */
export function useCommentLike(patch: (commentId: string, change: Like) => void) {
  // How many presses of a comment wait for the answer to the one before.
  const waiting = useRef(new Map<string, number>());
  const userId = useAtomValue(userAtom)?.user_id;
  const showToast = useSetAtom(showToastAtom);

  return async function press({ commentId, likeCount, isLiked }: Comment): Promise<void> {
    if (!userId) return;
    patch(commentId, toggled({ likeCount, isLiked }));
    const ahead = waiting.current.get(commentId);
    if (ahead !== undefined) {
      waiting.current.set(commentId, ahead + 1);
      return;
    }
    let known: Like = { likeCount, isLiked };
    waiting.current.set(commentId, 1);
    try {
      for (;;) {
        const answer = await sendCommentLike(userId, commentId);
        known = { likeCount: answer.likeCount, isLiked: answer.isLiked };
        const left = (waiting.current.get(commentId) ?? 1) - 1;
        // Two presses undo each other: only an odd one is worth another call.
        waiting.current.set(commentId, left % 2);
        if (left % 2 === 0) break;
      }
      patch(commentId, known);
    } catch (error) {
      patch(commentId, known);
      showToast({ text: failureText(error, failureTexts.like), tone: 'error' });
    } finally {
      waiting.current.delete(commentId);
    }
  };
}
