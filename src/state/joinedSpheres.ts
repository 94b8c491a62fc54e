import type { Sphere } from '@contract/models/sphere';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadSpheresAtom, spheresAtom } from './spheres';

const joinedSpheresAtom = atom((get) =>
  get(spheresAtom).spheres.filter(({ isJoined }) => isJoined),
);

/** The spheres the member has joined, asked for when nobody did yet. */
export function useJoinedSpheres(): Sphere[] {
  const { status } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  return useAtomValue(joinedSpheresAtom);
}

/**
 * The sphere that a post is to go into; null for one that the member is known not to be in (any
 * more), such as the one of an old draft.
 */
export function useOpenSphere(chosen: string | null): string | null {
  const { status } = useAtomValue(spheresAtom);
  const joined = useAtomValue(joinedSpheresAtom);
  return status !== 'loaded' || joined.some(({ id }) => id === chosen) ? chosen : null;
}
