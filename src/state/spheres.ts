import { fetchSpheres, sendJoin, sendLeave } from '@/api/spheres';
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

const change = (list: SphereList, sphereId: string, fields: Partial<Sphere>): SphereList => ({
  ...list,
  spheres: list.spheres.map((sphere) =>
    sphere.id === sphereId ? { ...sphere, ...fields } : sphere,
  ),
});

/**
 * Joins or leaves at once on the screen, then for real; a refusal puts it back and is thrown on.
 */
export const setJoinedAtom = atom(null, async (get, set, sphereId: string, join: boolean) => {
  const before = get(valueAtom).spheres.find((sphere) => sphere.id === sphereId);
  if (!before || before.isJoined === join) return;
  const memberCount = before.memberCount + (join ? 1 : -1);
  set(valueAtom, (list) => change(list, sphereId, { isJoined: join, memberCount }));
  try {
    const {
      sphereId: _id,
      success: _ok,
      ...fields
    } = await (join ? sendJoin : sendLeave)(sphereId);
    set(valueAtom, (list) => change(list, sphereId, fields));
  } catch (error) {
    set(valueAtom, (list) => change(list, sphereId, before));
    throw error;
  }
});

/** Adds spheres that another call told of, so that one can be joined before all are loaded. */
export const putSpheresAtom = atom(null, (_get, set, more: readonly Sphere[]) => {
  set(valueAtom, ({ status, spheres }) => {
    const fresh = new Map(more.map((sphere) => [sphere.id, sphere]));
    const known = spheres.map((sphere) => fresh.get(sphere.id) ?? sphere);
    const added = more.filter(({ id }) => !spheres.some((sphere) => sphere.id === id));
    return { status, spheres: [...known, ...added] };
  });
});

/** The spheres the member has joined, asked for when nobody did yet. */
export function useJoinedSpheres(): Sphere[] {
  const { status } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  return useAtomValue(joinedSpheresAtom);
}
