import { QUOTAS, quotasRemote, refreshQuotasAtom } from '@/state/quotas';
import { useSharedRemote } from '@/state/useRemote';
import type { QuotaState } from '@contract/models/tools';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * The day's allowances: asked for when a page opens and when it is shown again, since other admins use
 * them too. The answers of the data tools bring the rest.
 */
export function useQuotas(): { quotas: QuotaState[] | null; hasFailed: boolean } {
  const { state } = useSharedRemote(quotasRemote, QUOTAS);
  const refresh = useSetAtom(refreshQuotasAtom);
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [refresh]);
  return { quotas: state.value?.quotas ?? null, hasFailed: state.status === 'failed' };
}
