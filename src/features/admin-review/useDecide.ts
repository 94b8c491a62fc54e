import type { ReviewAct } from '@contract/rules/admin/review';
import { showToastAtom } from '@/state/toasts';
import { reviewTexts } from '@/texts/admin/review';
import { failureText } from '@/texts/errors';
import type { DecisionResult } from '@contract/models/review';
import { UNDO_OFFERED } from '@contract/rules/admin/review';
import { useSetAtom } from 'jotai';
import { decideAtom, undoAtom, type Decided } from './decide';
import { outcomeText } from './outcome';

interface DecideOptions {
  /** Loads these posts again because their rows are out of date. */
  onOutdated: (postIds: string[]) => void;
  /** Called after a decision was undone. */
  onUndone?: (postIds: string[]) => void;
  /** Called if only some of several posts were decided. */
  onMixed?: (results: readonly DecisionResult[], act: ReviewAct) => void;
}

const idsOf = (results: readonly DecisionResult[]) => results.map(({ postId }) => postId);
const isDone = ({ status }: DecisionResult) => status === 'done';

/** Undoes a decision, and reports whether that was possible. */
function useUndo({ onOutdated, onUndone }: DecideOptions) {
  const undo = useSetAtom(undoAtom);
  const showToast = useSetAtom(showToastAtom);
  return async (bulkId: string): Promise<void> => {
    try {
      const answer = await undo(bulkId);
      if (!answer) return;
      const ids = idsOf(answer.results);
      const isUndone = answer.results.every(isDone);
      const text = isUndone ? reviewTexts.undone : reviewTexts.undoFailed;
      showToast({ text, tone: isUndone ? 'success' : 'danger' });
      onOutdated(ids);
      if (isUndone) onUndone?.(ids);
    } catch (error) {
      showToast({ text: failureText(error, reviewTexts.undoFailed), tone: 'danger' });
    }
  };
}

/** The outcome of a call: all, part or none done, or the admin has signed out. */
export type Decision = 'done' | 'partly' | 'failed' | 'gone';

/** Confirms, reverts, rejects and deletes posts, and reports the result, with undo if possible. */
export function useDecide(options: DecideOptions) {
  const { onOutdated, onMixed } = options;
  const decide = useSetAtom(decideAtom);
  const undo = useUndo(options);
  const showToast = useSetAtom(showToastAtom);

  function showOthers(results: readonly DecisionResult[], act: ReviewAct): void {
    const others = results.filter((result) => !isDone(result));
    onOutdated(idsOf(others));
    const [other] = others;
    if (results.length > 1) onMixed?.(results, act);
    else if (other) showToast({ text: outcomeText(other, act, Date.now()), tone: 'danger' });
  }

  function showDone(
    results: readonly DecisionResult[],
    act: ReviewAct,
    bulkId: string | null,
  ): void {
    const text = reviewTexts.done(results.length, act);
    const isUndoable = bulkId !== null && results.every((result) => result.isUndoable);
    const undoing = isUndoable && {
      action: { label: reviewTexts.undo, onPress: () => void undo(bulkId) },
      stays: UNDO_OFFERED,
    };
    showToast({ text, tone: 'success', ...undoing });
  }

  return async (posts: readonly Decided[], act: ReviewAct, reason = ''): Promise<Decision> => {
    try {
      const answer = await decide(posts, act, reason);
      if (!answer) return 'gone';
      const isAllDone = answer.results.every(isDone);
      if (isAllDone) showDone(answer.results, act, answer.bulkId);
      else showOthers(answer.results, act);
      return isAllDone ? 'done' : 'partly';
    } catch (error) {
      showToast({ text: failureText(error, reviewTexts.actFailed[act]), tone: 'danger' });
      return 'failed';
    }
  };
}
