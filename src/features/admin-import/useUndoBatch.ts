import { showToastAtom } from '@/state/toasts';
import { importBatchesTexts } from '@/texts/admin/imports';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { undoBatchAtom } from './importBatches';

/** Takes batches back, one at a time, and says what went and what stayed. */
export function useUndoBatch() {
  const undoBatch = useSetAtom(undoBatchAtom);
  const showToast = useSetAtom(showToastAtom);
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it was taken back */
  async function undo(batchId: string): Promise<boolean> {
    setIsBusy(true);
    try {
      const outcome = await undoBatch(batchId);
      if (!outcome) return false;
      const text = importBatchesTexts.undone(outcome.removed, outcome.kept);
      showToast({ text, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ text: failureText(error, importBatchesTexts.undoFailed), tone: 'error' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { undo, isBusy };
}
