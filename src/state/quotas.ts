import { fetchQuotas } from '@/api/admin/tools';
import type { QuotaState } from '@contract/models/tools';
import { atom } from 'jotai';
import { createRemote } from './remote';

/** The one key of the allowances. */
export const QUOTAS = 'all';

/** Today's allowances of the data tools, and which of their services are simulated. */
export const quotasRemote = createRemote({
  load: (_key: string, signal: AbortSignal) => fetchQuotas(signal),
});

/** Takes in allowances that an answer brought, so that nobody has to ask for them again. */
export const takeQuotasAtom = atom(null, (_get, set, spent: readonly QuotaState[]) => {
  const newest = new Map(
    spent.map(({ quota, used, limit, resetsAt }) => [quota, { quota, used, limit, resetsAt }]),
  );
  set(quotasRemote.changeAtom, QUOTAS, (known) => ({
    ...known,
    quotas: known.quotas.map((state) => newest.get(state.quota) ?? state),
  }));
});
