import { fetchToolCalls } from '@/api/admin/tools';
import { createRemote } from '@/state/remote';

/** The admin's own last runs of a tester, by its id. */
export const callsRemote = createRemote({
  load: (tester: string, signal: AbortSignal) => fetchToolCalls(tester, signal),
});
