import { call } from '../client';

/** The last batches of imported videos, newest first. */
export const fetchImportBatches = (signal?: AbortSignal) =>
  call('listImportBatches', {}, signal).then((answer) => answer.batches);
/** Removes the posts of a batch that still wait for review. */
export const undoImport = (batchId: string) => call('undoImport', { params: { batchId } });
