import type { Sphere } from '@contract/models/sphere';
import { useAtomValue } from 'jotai';
import { useSpheres } from './useSpheres';
import { spheresAtom } from './spheres';

/**
 * The spheres that a member can post to: those they have joined. Loads them if needed.
 * @param present the sphere that the post is in already and may stay in
 */
export function usePostSpheres(present: string | null = null): Sphere[] {
  useSpheres();
  const { spheres } = useAtomValue(spheresAtom);
  return spheres.filter(({ id, isJoined }) => isJoined || id === present);
}

/**
 * The chosen sphere of a post; null if the member has not joined it or has left it, as with an old
 * draft.
 * @param present the sphere that the post is in already and may stay in
 */
export function useOpenSphere(chosen: string | null, present: string | null = null): string | null {
  const { status } = useAtomValue(spheresAtom);
  const open = usePostSpheres(present);
  return status !== 'ready' || open.some(({ id }) => id === chosen) ? chosen : null;
}
