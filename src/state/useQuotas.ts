import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { openQuotasAtom, quotasRemote } from './quotas';
import { viewerAtom } from './session';

/** Today's quotas as they are known: asked for when a page opens, once for all its places. */
export function useQuotas() {
  const viewer = useAtomValue(viewerAtom);
  const open = useSetAtom(openQuotasAtom);
  useEffect(() => open(), [open, viewer]);
  return useAtomValue(quotasRemote.stateAtom);
}
