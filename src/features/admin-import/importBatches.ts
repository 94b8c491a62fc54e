import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import { whileOwnerAtom } from '@/state/session';
import type { ImportBatch } from '@contract/models/tools';
import { atom } from 'jotai';

/** The only key: there is a single list. */
export const ALL = 'all';

/** The last batches of imported videos, newest first. */
export const importBatches = createRemote<readonly ImportBatch[]>({
  load: (_all, signal) => call('listImportBatches', {}, signal).then((answer) => answer.batches),
});

/** Moves posts of a batch from pending to removed; a negative count restores all of them. */
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
 * Undoes a batch and updates its row at once.
 * @returns how many posts were removed and kept; null if the admin has changed since
 */
export const undoBatchAtom = atom(null, async (_get, set, batchId: string) => {
  const isHere = set(whileOwnerAtom);
  const { removed, kept } = await call('undoImport', { params: { batchId } });
  if (!isHere()) return null;
  set(moveAtom, batchId, removed);
  return { removed, kept };
});

/**
 * Restores the posts of an undone batch.
 * @returns how many posts were restored; null if the admin has changed since
 */
export const redoBatchAtom = atom(null, async (_get, set, batchId: string) => {
  const isHere = set(whileOwnerAtom);
  const { restored } = await call('redoImport', { params: { batchId } });
  if (!isHere()) return null;
  set(moveAtom, batchId, -restored);
  return restored;
});
