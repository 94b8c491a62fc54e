import { fetchQueryHistory, fetchQuerySchema, fetchSavedQueries } from '@/api/admin/query';
import { createRemote } from '@/state/remote';

/** The one key of what there is only one of. */
export const ALL = 'all';

/** The permitted tables, with their columns and numbers of rows. */
export const schemaRemote = createRemote({
  load: (_key: string, signal: AbortSignal) => fetchQuerySchema(signal),
});

/** The admin's own last queries, newest first. */
export const historyRemote = createRemote({
  load: (_key: string, signal: AbortSignal) => fetchQueryHistory(signal),
});

/** The queries that admins keep under names. */
export const savedRemote = createRemote({
  load: (_key: string, signal: AbortSignal) => fetchSavedQueries(signal),
});
