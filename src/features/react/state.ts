import { call } from '@/api/client';
import { noteEarnedAtom } from '@/state/earned';
import { feedStaleAtom } from '@/state/feed';
import { createOptimistic, type OptimisticChange } from '@/state/optimistic';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import { reactionsAfter, type Reaction, type Reactions } from '@contract/rules/posts/reactions';
import { atom } from 'jotai';

const changeAtom = createOptimistic<Reactions, Reaction | null>();

const given = ({ isLiked, isDisliked }: Reactions): Reaction | null =>
  isLiked ? 'like' : isDisliked ? 'dislike' : null;

/** Returns the expected counts after the change to `wanted`. */
function foresee({ known, wanted }: OptimisticChange<Reactions, Reaction | null>): Reactions {
  const { likeCount, dislikeCount, isLiked, isDisliked } = known;
  const now = { likeCount, dislikeCount, isLiked, isDisliked };
  const pressed = wanted ?? given(now);
  return pressed ? reactionsAfter(now, pressed, wanted !== null) : now;
}

/**
 * Toggles a like or dislike: shown at once, requests sent in order, and the server's answers win. A
 * failure restores the server's last state and shows a message.
 */
export const reactAtom = atom(null, async (get, set, postId: string, type: Reaction) => {
  const post = get(postsAtom)[postId];
  const userId = get(userAtom)?.user_id;
  if (!post || !userId) return;
  let asked: Reaction = type;
  const wanted = given(post) === type ? null : type;
  try {
    const reached = await set(
      changeAtom,
      postId,
      { known: post, wanted },
      {
        given,
        send: async (known, aim) => {
          asked = aim ?? given(known) ?? type;
          const { likes, dislikes, isLiked, isDisliked } = await call('reactToPost', {
            params: { postId },
            body: { userId, type: asked, on: aim !== null },
          });
          return { likeCount: likes, dislikeCount: dislikes, isLiked, isDisliked };
        },
        show: (change) => set(patchPostAtom, postId, foresee(change)),
      },
    );
    if (!reached || reached === post) return;
    set(feedStaleAtom, true);
    if (reached.isLiked) set(noteEarnedAtom, 'like_give');
  } catch (error) {
    set(showToastAtom, { text: failureText(error, failureTexts[asked]), tone: 'danger' });
  }
});
