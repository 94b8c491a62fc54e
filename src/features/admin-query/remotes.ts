import { call } from '@/api/client';
import { createRemote } from '@/state/remote';

/** The only key: each remote holds a single value. */
export const ALL = 'all';

/** The permitted tables, with their columns and row counts. */
export const schemaRemote = createRemote({
  load: (_key: string, signal: AbortSignal) => call('getQuerySchema', {}, signal),
});

/** The admin's own last queries, newest first. */
export const historyRemote = createRemote({
  load: (_key: string, signal: AbortSignal) =>
    call('listQueryHistory', {}, signal).then((answer) => answer.entries),
});

/** The saved queries of all admins. */
export const savedRemote = createRemote({
  load: (_key: string, signal: AbortSignal) =>
    call('listSavedQueries', {}, signal).then((answer) => answer.queries),
});
