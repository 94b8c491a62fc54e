import type { Sphere } from '@contract/models/sphere';
import { useAtomValue } from 'jotai';
import { useSpheres } from './useSpheres';
import { spheresAtom } from './spheres';

/**
 * The spheres that a member's post may be in, loaded if nobody has done so: those they have joined.
 * @param present the sphere that the post is in already, and may stay in
 */
export function usePostSpheres(present: string | null = null): Sphere[] {
  useSpheres();
  const { spheres } = useAtomValue(spheresAtom);
  return spheres.filter(({ id, isJoined }) => isJoined || id === present);
}

/**
 * The sphere that a post is to go into; null for one that the member is known not to be in (any
 * more), such as the one of an old draft.
 * @param present the sphere that the post is in already, and may stay in
 */
export function useOpenSphere(chosen: string | null, present: string | null = null): string | null {
  const { status } = useAtomValue(spheresAtom);
  const open = usePostSpheres(present);
  return status !== 'ready' || open.some(({ id }) => id === chosen) ? chosen : null;
}
