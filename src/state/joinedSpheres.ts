import type { Sphere } from '@contract/models/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSpheres } from './useSpheres';
import { ensureSphereAtom } from './sphere';
import { spheresAtom } from './spheres';

/**
 * The spheres that a member can post to: open ones that they have joined. Loads them if needed.
 * @param present the sphere that the post is in already and may stay in
 */
export function usePostSpheres(present: string | null = null): Sphere[] {
  useSpheres();
  const { status, spheres } = useAtomValue(spheresAtom);
  const ensure = useSetAtom(ensureSphereAtom);
  useEffect(() => {
    if (present && status === 'ready') void ensure(present);
  }, [ensure, present, status]);
  return spheres.filter(({ id, isJoined, isClosed }) => (isJoined && !isClosed) || id === present);
}

/**
 * The chosen sphere of a post; null if the member has not joined it or has left it, or it was closed,
 * as with an old draft.
 * @param present the sphere that the post is in already and may stay in
 */
export function useOpenSphere(chosen: string | null, present: string | null = null): string | null {
  const { status } = useAtomValue(spheresAtom);
  const open = usePostSpheres(present);
  const isKnown = chosen === present || open.some(({ id }) => id === chosen);
  return status !== 'ready' || isKnown ? chosen : null;
}
