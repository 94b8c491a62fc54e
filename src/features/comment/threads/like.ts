import { call } from '@/api/client';
import { createOptimistic } from '@/state/optimistic';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import type { Comment } from '@contract/models/comment';
import { atom } from 'jotai';

type Like = Pick<Comment, 'likeCount' | 'isLiked'>;

const changeAtom = createOptimistic<Like, boolean>();

/**
 * Likes a comment or removes the like: shown at once, requests sent one after another. A failure
 * restores the server's last answer. `show` displays a state of the comment.
 */
export const likeCommentAtom = atom(
  null,
  async (get, set, { commentId, likeCount, isLiked }: Comment, show: (like: Like) => void) => {
    const userId = get(userAtom)?.user_id;
    if (!userId) return;
    try {
      await set(
        changeAtom,
        commentId,
        { known: { likeCount, isLiked }, wanted: !isLiked },
        {
          given: (known) => known.isLiked,
          send: async (_, on) => {
            const answer = await call('likeComment', {
              params: { commentId },
              body: { userId, on },
            });
            return { likeCount: answer.likeCount, isLiked: answer.isLiked };
          },
          show: ({ known, wanted }) => {
            const change = Number(wanted) - Number(known.isLiked);
            show({ isLiked: wanted, likeCount: known.likeCount + change });
          },
        },
      );
    } catch (error) {
      set(showToastAtom, { text: failureText(error, failureTexts.like), tone: 'danger' });
    }
  },
);
