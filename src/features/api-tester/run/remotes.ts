import { call } from '@/api/client';
import { QUOTAS, quotasRemote, takeQuotasAtom } from '@/state/quotas';
import { createRemote } from '@/state/remote';
import type { Tester, TesterValues } from '@contract/testers/types';
import { atom } from 'jotai';
import type { RawItem, Source, SpentQuota } from '@contract/models/tools';

/** The outcome of a tester's run, for any call. */
export interface TesterOutcome {
  tester: Tester;
  /** The values as sent, without secrets. */
  values: TesterValues;
  /** The values of each of its calls, in order, without secrets. */
  calls: readonly TesterValues[];
  message: string;
  items: readonly RawItem[];
  /** The total number of items, as reported by the third party. */
  total: number;
  /** The page size; null if the third party has no pages. */
  perPage: number | null;
  source: Source;
  /** When a cached answer was fetched, ISO; null for a fresh one. */
  cachedAt: string | null;
  /** Changes to the request, and omissions from the answer. */
  notices: readonly string[];
  quotas: readonly SpentQuota[];
  /** The raw answer of our API, for the tree and the text view. */
  answer: unknown;
  /** When the answer came, ms. */
  at: number;
}

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
