import { fetchSpheres } from '@/api/spheres';
import type { Sphere } from '@contract/models/sphere';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** All spheres as the navigation, the cards and the writing form share them. */
export interface SphereList {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  spheres: Sphere[];
}

const valueAtom = atom<SphereList>({ status: 'idle', spheres: [] });

/** The spheres; read only. */
export const spheresAtom = atom((get) => get(valueAtom));

/** The spheres the member has joined. */
const joinedSpheresAtom = atom((get) => get(valueAtom).spheres.filter((sphere) => sphere.isJoined));

/** Loads the spheres anew; a failure keeps what is there. */
export const loadSpheresAtom = atom(null, async (_get, set) => {
  set(valueAtom, (list) => ({ ...list, status: 'loading' }));
  try {
    set(valueAtom, { status: 'loaded', spheres: await fetchSpheres() });
  } catch {
    set(valueAtom, (list) => ({ ...list, status: 'failed' }));
  }
});

/** Changes fields of one sphere, if it is loaded. */
export const patchSphereAtom = atom(
  null,
  (_get, set, sphereId: string, fields: Partial<Sphere>) => {
    set(valueAtom, ({ status, spheres }) => ({
      status,
      spheres: spheres.map((sphere) =>
        sphere.id === sphereId ? { ...sphere, ...fields } : sphere,
      ),
    }));
  },
);

/** Adds spheres that another call told of, so that one can be joined before all are loaded. */
export const putSpheresAtom = atom(null, (_get, set, more: readonly Sphere[]) => {
  set(valueAtom, ({ status, spheres }) => {
    const fresh = new Map(more.map((sphere) => [sphere.id, sphere]));
    const known = spheres.map((sphere) => fresh.get(sphere.id) ?? sphere);
    const added = more.filter(({ id }) => !spheres.some((sphere) => sphere.id === id));
    return { status, spheres: [...known, ...added] };
  });
});

/**
 * The sphere that a post is to go into; null for one that the member is known not to be in (any
 * more), such as the one of an old draft.
 */
export function useOpenSphere(chosen: string | null): string | null {
  const { status } = useAtomValue(spheresAtom);
  const joined = useAtomValue(joinedSpheresAtom);
  return status !== 'loaded' || joined.some(({ id }) => id === chosen) ? chosen : null;
}

/** The spheres the member has joined, asked for when nobody did yet. */
export function useJoinedSpheres(): Sphere[] {
  const { status } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  return useAtomValue(joinedSpheresAtom);
}
