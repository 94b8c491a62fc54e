import { fetchSpheres } from '@/api/spheres';
import type { Sphere } from '@contract/models/sphere';
import { atom } from 'jotai';
import { whileOwnerAtom } from './session';

/** All spheres as the navigation, the cards and the writing form share them. */
export interface SphereList {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  spheres: Sphere[];
}

const valueAtom = atom<SphereList>({ status: 'idle', spheres: [] });

/** The spheres; read only. */
export const spheresAtom = atom((get) => get(valueAtom));

/** Loads the spheres again; a failure keeps what is there. */
export const loadSpheresAtom = atom(null, async (_get, set) => {
  const isHere = set(whileOwnerAtom);
  set(valueAtom, (list) => ({ ...list, status: 'loading' }));
  try {
    const spheres = await fetchSpheres();
    // They are loaded again for a member who signed in meanwhile.
    if (isHere()) set(valueAtom, { status: 'loaded', spheres });
  } catch {
    if (isHere()) set(valueAtom, (list) => ({ ...list, status: 'failed' }));
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
