import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { openQuotasAtom, quotasRemote } from './quotas';
import { viewerAtom } from './session';

/** Today's quotas; loads them once for all places of a page when it opens. */
export function useQuotas() {
  const viewer = useAtomValue(viewerAtom);
  const open = useSetAtom(openQuotasAtom);
  useEffect(() => open(), [open, viewer]);
  return useAtomValue(quotasRemote.stateAtom);
}
