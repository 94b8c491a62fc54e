import { sendHidden } from '@/api/collections';
import { whileOwnerAtom } from '@/state/session';
import { setHiddenAtom } from '@/state/hidden';
import { dismissToastAtom, showToastAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import { failureText } from '@/texts/errors';
import { atom } from 'jotai';

/**
 * Hides a post: it leaves the lists at once, and can be taken back while the notice of it stands. A
 * failure puts it back and says so.
 * @param onBack called when the post came back
 */
export const hidePostAtom = atom(
  null,
  async (_get, set, postId: string, onBack: () => void): Promise<void> => {
    const isHere = set(whileOwnerAtom);
    const setHidden = (isHidden: boolean) => {
      if (isHere()) set(setHiddenAtom, 'posts', postId, isHidden);
    };
    /** It is in the lists again, or not after all. Another member who has come meanwhile is told nothing of it. */
    const fail = (isHidden: boolean, error: unknown, sentence: string) => {
      if (!isHere()) return;
      setHidden(isHidden);
      if (!isHidden) onBack();
      set(showToastAtom, { text: failureText(error, sentence), tone: 'error' });
    };
    setHidden(true);
    const sent = sendHidden(postId, true);
    const wish = { isUndone: false };

    const undo = async () => {
      if (!isHere()) return;
      wish.isUndone = true;
      setHidden(false);
      onBack();
      // The calls keep their order: an undo that overtook the hide would leave the post hidden.
      const isHidden = await sent.then(
        () => true,
        () => false,
      );
      if (!isHidden) return;
      try {
        await sendHidden(postId, false);
      } catch (error) {
        fail(true, error, collectTexts.unhideFailed);
      }
    };
    const notice = set(showToastAtom, {
      text: collectTexts.hidden,
      tone: 'success',
      action: { label: collectTexts.undo, onPress: () => void undo() },
    });
    try {
      await sent;
    } catch (error) {
      // The post is then visible, as the member wants, so nothing is reported.
      if (wish.isUndone) return;
      set(dismissToastAtom, notice);
      fail(false, error, collectTexts.hideFailed);
    }
  },
);
