import { fetchImportBatches } from '@/api/admin/imports';
import { takeBatchBack } from '@/api/admin/savedVideos';
import { createRemote } from '@/state/remote';
import { whileOwnerAtom } from '@/state/session';
import type { ImportBatch } from '@contract/models/tools';
import { atom } from 'jotai';

/** The one key of what there is only one of. */
export const ALL = 'all';

/** The last batches of imported videos, newest first. */
export const importBatches = createRemote<readonly ImportBatch[]>({
  load: (_all, signal) => fetchImportBatches(signal),
});

/**
 * Takes a batch back; its row follows at once.
 * @returns how many posts went and stayed; null when the admin has gone meanwhile
 */
export const undoBatchAtom = atom(null, async (_get, set, batchId: string) => {
  const isHere = set(whileOwnerAtom);
  const { removed, kept } = await takeBatchBack(batchId);
  if (!isHere()) return null;
  set(importBatches.changeAtom, ALL, (batches) =>
    batches.map((batch) =>
      batch.batchId === batchId ? { ...batch, pending: batch.pending - removed } : batch,
    ),
  );
  return { removed, kept };
});
