import { showToastAtom } from '@/state/toasts';
import { reviewTexts } from '@/texts/admin/review';
import { failureText } from '@/texts/errors';
import type { DecisionResult } from '@contract/models/review';
import { UNDO_OFFERED } from '@contract/rules/review';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { decideAtom, undoAtom, type Decided } from './decide';
import { outcomeText } from './outcome';

interface Deciding {
  /** What is shown may be out of date: ask for it again. */
  onOutdated: () => void;
  /** Some of many were not done as wished. */
  onMixed?: (results: readonly DecisionResult[]) => void;
}

/** Confirms and takes back, and tells what became of it, with the way back where there is one. */
export function useDecide({ onOutdated, onMixed }: Deciding) {
  const decide = useSetAtom(decideAtom);
  const undo = useSetAtom(undoAtom);
  const showToast = useSetAtom(showToastAtom);

  const takeBack = useCallback(
    async (bulkId: string) => {
      try {
        const answer = await undo(bulkId);
        if (!answer) return;
        const isUndone = answer.results.every(({ status }) => status === 'done');
        const text = isUndone ? reviewTexts.undone : reviewTexts.undoFailed;
        showToast({ text, tone: isUndone ? 'success' : 'error' });
        onOutdated();
      } catch (error) {
        showToast({ text: failureText(error, reviewTexts.undoFailed), tone: 'error' });
      }
    },
    [undo, showToast, onOutdated],
  );

  return useCallback(
    async (posts: readonly Decided[], isConfirmed: boolean, reason = ''): Promise<boolean> => {
      try {
        const answer = await decide(posts, isConfirmed, reason);
        if (!answer) return false;
        const { results, bulkId } = answer;
        const others = results.filter(({ status }) => status !== 'done');
        const [other] = others;
        const isMany = results.length > 1;
        if (other) {
          const isOld = others.some(({ status }) => status !== 'already');
          if (isOld) onOutdated();
          if (isMany) onMixed?.(results);
          else showToast({ text: outcomeText(other, Date.now()), tone: 'error' });
          return false;
        }
        const one = isConfirmed ? reviewTexts.confirmed : reviewTexts.reverted;
        const text = isMany ? reviewTexts.bulkDone(results.length, isConfirmed) : one;
        const isUndoable = bulkId !== null && results.every((result) => result.isUndoable);
        const undoing = isUndoable && {
          action: { label: reviewTexts.undo, onPress: () => void takeBack(bulkId) },
          stays: UNDO_OFFERED,
        };
        showToast({ text, tone: 'success', ...undoing });
        return true;
      } catch (error) {
        const fallback = isConfirmed ? reviewTexts.confirmFailed : reviewTexts.revertFailed;
        showToast({ text: failureText(error, fallback), tone: 'error' });
        return false;
      }
    },
    [decide, showToast, onOutdated, onMixed, takeBack],
  );
}
