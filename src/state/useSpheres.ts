import type { Sphere } from '@contract/models/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ensureSpheresAtom, spheresAtom } from './spheres';

/** All spheres; loads them if needed. */
export function useSpheres(): readonly Sphere[] {
  const ensure = useSetAtom(ensureSpheresAtom);
  useEffect(() => void ensure(), [ensure]);
  return useAtomValue(spheresAtom).spheres;
}
