import { call } from '@/api/client';
import type { QuotaState } from '@contract/models/tools';
import { atom } from 'jotai';
import { createRemote } from './remote';

/** The only key of the quotas. */
export const QUOTAS = 'all';

/** Today's quotas of the data tools, and which of their services are simulated. */
export const quotasRemote = createRemote({
  load: (_key: string, signal: AbortSignal) => call('getQuotas', {}, signal),
});

/** Returns the later of two states of a quota: within a day they only count upwards. */
function laterOf(known: QuotaState, { used, limit, resetsAt }: QuotaState): QuotaState {
  const [before, after] = [Date.parse(known.resetsAt), Date.parse(resetsAt)];
  if (after < before) return known;
  return { ...known, limit, resetsAt, used: after > before ? used : Math.max(known.used, used) };
}

/** Updates the quotas from another answer, which saves a request. */
export const takeQuotasAtom = atom(null, (_get, set, spent: readonly QuotaState[]) => {
  const newest = new Map(spent.map((state) => [state.quota, state]));
  set(quotasRemote.changeAtom, QUOTAS, (known) => ({
    ...known,
    quotas: known.quotas.map((state) => laterOf(state, newest.get(state.quota) ?? state)),
  }));
});

/** Requests the quotas again and shows the old ones until then. */
export const refreshQuotasAtom = atom(null, (_get, set) =>
  set(quotasRemote.loadAtom, QUOTAS, { isKept: true }),
);

/** Requests the quotas unless a request is running: several places of a page show them. */
export const openQuotasAtom = atom(null, (get, set) => {
  if (!get(quotasRemote.stateAtom).isAsking) void set(refreshQuotasAtom);
});
