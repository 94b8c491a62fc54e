import { call } from '@/api/client';
import { setHiddenAtom } from '@/state/hidden';
import { createOptimistic } from '@/state/optimistic';
import { whileOwnerAtom } from '@/state/session';
import { dismissToastAtom, showToastAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import { failureText } from '@/texts/errors';
import { atom } from 'jotai';

const changeAtom = createOptimistic<boolean, boolean>();

/**
 * Hides a post: it leaves the lists at once, and can be restored while the notice is visible. A
 * failure restores the server's last state and shows a message.
 * @param onBack called when the post was restored
 */
export const hidePostAtom = atom(
  null,
  async (_get, set, postId: string, onBack: () => void): Promise<void> => {
    const isHere = set(whileOwnerAtom);
    let notice: number | null = null;
    let wasHidden = false;
    const change = async (wanted: boolean): Promise<void> => {
      let asked = wanted;
      try {
        await set(
          changeAtom,
          postId,
          { known: !wanted, wanted },
          {
            given: (known) => known,
            send: async (_known, isHidden) => {
              asked = isHidden;
              await call(isHidden ? 'hidePost' : 'unhidePost', { params: { postId } });
              return isHidden;
            },
            show: ({ wanted: isHidden }) => {
              set(setHiddenAtom, 'posts', postId, isHidden);
              if (wasHidden && !isHidden) onBack();
              wasHidden = isHidden;
            },
          },
        );
      } catch (error) {
        if (asked && notice !== null) set(dismissToastAtom, notice);
        const sentence = asked ? collectTexts.hideFailed : collectTexts.unhideFailed;
        set(showToastAtom, { text: failureText(error, sentence), tone: 'danger' });
      }
    };
    const hiding = change(true);
    notice = set(showToastAtom, {
      text: collectTexts.hidden,
      tone: 'success',
      action: { label: collectTexts.undo, onPress: () => void (isHere() && change(false)) },
    });
    await hiding;
  },
);
