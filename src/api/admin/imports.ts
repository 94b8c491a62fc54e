import { call } from '../client';

/** The latest batches of imported videos, newest first. */
export const fetchImportBatches = (signal?: AbortSignal) =>
  call('listImportBatches', {}, signal).then((answer) => answer.batches);
