import { call } from '@/api/client';
import { QUOTAS, quotasRemote, takeQuotasAtom } from '@/state/quotas';
import { createRemote } from '@/state/remote';
import type { Tester } from '@contract/testers/types';
import { atom } from 'jotai';
import type { TesterOutcome } from './outcome';

/** The admin's own last runs of a tester, by its id. */
export const callsRemote = createRemote({
  load: (tester: string, signal: AbortSignal) =>
    call('listToolCalls', { query: { tester } }, signal).then((answer) => answer.calls),
});

/**
 * Updates the history and the quotas after a run that reached the server, or may have. Without an
 * outcome, the quotas are loaded from the server.
 */
export const noteRunAtom = atom(
  null,
  (get, set, { id }: Tester, outcome: TesterOutcome | null): void => {
    // The history of a hidden tester is loaded when it is shown.
    const isShown = get(callsRemote.stateAtom).key === id;
    if (isShown) void set(callsRemote.loadAtom, id, { isKept: true });
    if (outcome) set(takeQuotasAtom, outcome.quotas);
    else void set(quotasRemote.loadAtom, QUOTAS, { isKept: true });
  },
);
