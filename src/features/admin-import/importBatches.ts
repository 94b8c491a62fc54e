import { fetchImportBatches } from '@/api/admin/imports';
import { bringBatchBack, takeBatchBack } from '@/api/admin/savedVideos';
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

/** Counts posts of a batch as removed; fewer than none come back, and none that is left away can. */
const moveAtom = atom(null, (_get, set, batchId: string, count: number) => {
  const moved = (batch: ImportBatch) => ({
    ...batch,
    pending: batch.pending - count,
    removed: count < 0 ? 0 : batch.removed + count,
  });
  set(importBatches.changeAtom, ALL, (batches) =>
    batches.map((batch) => (batch.batchId === batchId ? moved(batch) : batch)),
  );
});

/**
 * Takes a batch back; its row follows at once.
 * @returns how many posts went and stayed; null when the admin has gone meanwhile
 */
export const undoBatchAtom = atom(null, async (_get, set, batchId: string) => {
  const isHere = set(whileOwnerAtom);
  const { removed, kept } = await takeBatchBack(batchId);
  if (!isHere()) return null;
  set(moveAtom, batchId, removed);
  return { removed, kept };
});

/**
 * Brings back what went with a batch.
 * @returns how many posts came back; null when the admin has gone meanwhile
 */
export const redoBatchAtom = atom(null, async (_get, set, batchId: string) => {
  const isHere = set(whileOwnerAtom);
  const { restored } = await bringBatchBack(batchId);
  if (!isHere()) return null;
  set(moveAtom, batchId, -restored);
  return restored;
});
