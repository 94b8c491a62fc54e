import { call } from '@/api/client';
import { createOptimistic } from '@/state/optimistic';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { showToastAtom } from '@/state/toasts';
import { saveTexts } from '@/texts/save';
import { failureText } from '@/texts/errors';
import { atom } from 'jotai';

const changeAtom = createOptimistic<boolean, boolean>();

/**
 * Saves or unsaves a post: shown at once, requests sent one after another. A failure restores the
 * server's last state and shows a message.
 */
export const toggleSavedAtom = atom(null, async (get, set, postId: string) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  let asked = !post.isSaved;
  try {
    const isSaved = await set(
      changeAtom,
      postId,
      { known: post.isSaved, wanted: !post.isSaved },
      {
        given: (known) => known,
        send: async (_, on) => {
          asked = on;
          return (await call(on ? 'savePost' : 'unsavePost', { params: { postId } })).isSaved;
        },
        show: ({ wanted }) => set(patchPostAtom, postId, { isSaved: wanted }),
      },
    );
    if (isSaved === null || isSaved === post.isSaved) return;
    const text = isSaved ? saveTexts.saved : saveTexts.unsaved;
    set(showToastAtom, {
      text,
      tone: 'success',
      ...(isSaved && { detail: saveTexts.savedWhere }),
    });
  } catch (error) {
    const sentence = asked ? saveTexts.saveFailed : saveTexts.unsaveFailed;
    set(showToastAtom, { text: failureText(error, sentence), tone: 'danger' });
  }
});
