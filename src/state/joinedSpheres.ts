import type { Sphere } from '@contract/models/sphere';
import { atom, useAtomValue } from 'jotai';
import { useSpheres } from './useSpheres';
import { spheresAtom } from './spheres';

const joinedSpheresAtom = atom((get) =>
  get(spheresAtom).spheres.filter(({ isJoined }) => isJoined),
);

/** The spheres the member has joined, loaded if nobody has done so. */
export function useJoinedSpheres(): Sphere[] {
  useSpheres();
  return useAtomValue(joinedSpheresAtom);
}

/**
 * The sphere that a post is to go into; null for one that the member is known not to be in (any
 * more), such as the one of an old draft.
 */
export function useOpenSphere(chosen: string | null): string | null {
  const { status } = useAtomValue(spheresAtom);
  const joined = useAtomValue(joinedSpheresAtom);
  return status !== 'ready' || joined.some(({ id }) => id === chosen) ? chosen : null;
}
