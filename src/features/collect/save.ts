import { sendSaved } from '@/api/collections';
import { patchPostAtom, postsAtom } from '@/state/posts';
import { whileOwnerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import { failureText } from '@/texts/errors';
import { atom } from 'jotai';

// What is under way for a post: presses meanwhile only change what is wanted in the end.
const linesAtom = atom(() => new Map<string, { wanted: boolean }>());

/**
 * Saves a post or gives it up: seen at once, sent one after another. A failure puts back what the
 * server last knew and says so.
 */
export const toggleSavedAtom = atom(null, async (get, set, postId: string) => {
  const post = get(postsAtom)[postId];
  if (!post) return;
  const lines = get(linesAtom);
  const waiting = lines.get(postId);
  const line = waiting ?? { wanted: false };
  line.wanted = !post.isSaved;
  set(patchPostAtom, postId, { isSaved: line.wanted });
  if (waiting) return;

  const isHere = set(whileOwnerAtom);
  lines.set(postId, line);
  let known = post.isSaved;
  try {
    while (known !== line.wanted) {
      known = (await sendSaved(postId, line.wanted)).isSaved;
      // Nobody else is shown the answer, or sends what is left.
      if (!isHere()) return;
    }
    if (known !== post.isSaved) {
      const text = known ? collectTexts.saved : collectTexts.unsaved;
      set(showToastAtom, {
        text,
        tone: 'success',
        ...(known && { detail: collectTexts.savedWhere }),
      });
    }
  } catch (error) {
    if (!isHere()) return;
    const sentence = line.wanted ? collectTexts.saveFailed : collectTexts.unsaveFailed;
    set(patchPostAtom, postId, { isSaved: known });
    set(showToastAtom, { text: failureText(error, sentence), tone: 'error' });
  } finally {
    lines.delete(postId);
  }
});
