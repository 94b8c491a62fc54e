import { fetchSpheres } from '@/api/spheres';
import type { Sphere } from '@contract/models/sphere';
import { atom } from 'jotai';
import { createRemote } from './remote';

// One copy of each sphere: the navigation, the cards and the writing form share them.
const valueAtom = atom<readonly Sphere[]>([]);

const remote = createRemote<readonly Sphere[]>({
  load: (_all, signal) => fetchSpheres(signal),
  share: () => (set, spheres) => set(valueAtom, spheres),
});

/** All spheres, as far as they are known; read only. */
export const spheresAtom = atom((get) => ({
  status: get(remote.stateAtom).status,
  spheres: get(valueAtom),
}));

const ALL = 'all';

/** Loads the spheres; a failure keeps what is there. */
export const loadSpheresAtom = atom(null, (_get, set) => set(remote.loadAtom, ALL));

/** Loads the spheres for the viewer, unless somebody has done so. */
export const ensureSpheresAtom = atom(null, (_get, set) => set(remote.ensureAtom, ALL));

/** Changes fields of one sphere, if it is loaded. */
export const patchSphereAtom = atom(
  null,
  (_get, set, sphereId: string, fields: Partial<Sphere>) => {
    set(valueAtom, (spheres) =>
      spheres.map((sphere) => (sphere.id === sphereId ? { ...sphere, ...fields } : sphere)),
    );
  },
);

/** Adds spheres that another call brought, so that one can be joined before all are loaded. */
export const putSpheresAtom = atom(null, (_get, set, more: readonly Sphere[]) => {
  set(valueAtom, (spheres) => {
    const fresh = new Map(more.map((sphere) => [sphere.id, sphere]));
    const known = spheres.map((sphere) => fresh.get(sphere.id) ?? sphere);
    const added = more.filter(({ id }) => !spheres.some((sphere) => sphere.id === id));
    return [...known, ...added];
  });
});
