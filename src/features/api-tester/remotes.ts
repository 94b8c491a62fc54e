import { fetchToolCalls } from '@/api/admin/tools';
import { QUOTAS, quotasRemote, takeQuotasAtom } from '@/state/quotas';
import { createRemote } from '@/state/remote';
import type { Tester } from '@contract/testers/types';
import { atom } from 'jotai';
import type { TesterOutcome } from './outcome';

/** The admin's own last runs of a tester, by its id. */
export const callsRemote = createRemote({
  load: (tester: string, signal: AbortSignal) => fetchToolCalls(tester, signal),
});

/**
 * What follows a run that reached the server, or may have: the history and the quotas change.
 * Without an outcome the server is asked what is left.
 */
export const noteRunAtom = atom(
  null,
  (get, set, { id }: Tester, outcome: TesterOutcome | null): void => {
    // The history of a tester that is not on the screen is asked for when it is.
    const isShown = get(callsRemote.stateAtom).key === id;
    if (isShown) void set(callsRemote.loadAtom, id, { isKept: true });
    if (outcome) set(takeQuotasAtom, outcome.quotas);
    else void set(quotasRemote.loadAtom, QUOTAS, { isKept: true });
  },
);
