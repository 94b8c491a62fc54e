import { loadSpheresAtom, spheresAtom } from '@/state/spheres';
import type { Sphere } from '@contract/models/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** One sphere of the shared list, which is loaded if nobody has done so. */
export function useSphere(sphereId: string): Sphere | undefined {
  const { status, spheres } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  return spheres.find(({ id }) => id === sphereId);
}
