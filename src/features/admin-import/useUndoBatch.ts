import { showToastAtom } from '@/state/toasts';
import { importBatchesTexts } from '@/texts/admin/imports';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { redoBatchAtom, undoBatchAtom } from './importBatches';

/** Undoes and restores batches, one at a time, and reports how many posts were affected. */
export function useUndoBatch() {
  const undoBatch = useSetAtom(undoBatchAtom);
  const redoBatch = useSetAtom(redoBatchAtom);
  const showToast = useSetAtom(showToastAtom);
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it was undone */
  async function undo(batchId: string): Promise<boolean> {
    setIsBusy(true);
    try {
      const outcome = await undoBatch(batchId);
      if (!outcome) return false;
      const text = importBatchesTexts.undone(outcome.removed, outcome.kept);
      showToast({ text, tone: 'success' });
      return true;
    } catch (error) {
      showToast({ text: failureText(error, importBatchesTexts.undoFailed), tone: 'danger' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  async function redo(batchId: string): Promise<void> {
    setIsBusy(true);
    try {
      const restored = await redoBatch(batchId);
      if (restored === null) return;
      showToast({ text: importBatchesTexts.restored(restored), tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, importBatchesTexts.redoFailed), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return { undo, redo, isBusy };
}
