import { call } from '@/api/client';
import type { Sphere } from '@contract/models/sphere';
import { atom } from 'jotai';
import { createRemote, type Share } from './remote';
import { viewerAtom } from './session';

const none: readonly Sphere[] = [];

// One copy of each sphere, shared by the navigation, the cards and the writing form.
const valueAtom = atom({ viewer: null as string | null, spheres: none });

/** The viewer's spheres: nobody else sees which ones another viewer has joined. */
const ownAtom = atom((get) => {
  const { viewer, spheres } = get(valueAtom);
  return viewer === get(viewerAtom) ? spheres : none;
});

const setAtom = atom(null, (get, set, spheres: readonly Sphere[]) =>
  set(valueAtom, { viewer: get(viewerAtom), spheres }),
);

/** The spheres of an answer; a sphere that changed after the request, as by a join, is newer and stays. */
function newest(
  answer: readonly Sphere[],
  now: readonly Sphere[],
  before: readonly Sphere[],
): Sphere[] {
  const changed = now.filter((sphere) => !before.includes(sphere));
  return answer.map((sphere) => changed.find(({ id }) => id === sphere.id) ?? sphere);
}

const remote = createRemote<readonly Sphere[]>({
  load: (_all, signal) =>
    call('listSpheres', { query: {} }, signal).then((answer) => answer.data.spheres),
  share: (get) => {
    const before = get(ownAtom);
    return (set, spheres) => set(takeAllAtom, spheres, before);
  },
});

const takeAllAtom = atom(null, (get, set, answer: readonly Sphere[], before: readonly Sphere[]) => {
  const now = get(ownAtom);
  // No list has closed spheres: they stay for the page that shows one.
  const closed = now.filter(({ id, isClosed }) => isClosed && answer.every((one) => one.id !== id));
  set(setAtom, [...newest(answer, now, before), ...closed]);
});

/** All loaded spheres, and the open ones among them for lists; read only. */
export const spheresAtom = atom((get) => {
  const spheres = get(ownAtom);
  const open = spheres.filter(({ isClosed }) => !isClosed);
  return { status: get(remote.stateAtom).status, spheres, open };
});

const ALL = 'all';

/** Loads the spheres; a failure changes nothing. */
export const loadSpheresAtom = atom(null, (_get, set) => set(remote.loadAtom, ALL));

/** Loads the spheres for the viewer unless they are loaded. */
export const ensureSpheresAtom = atom(null, (_get, set) => set(remote.ensureAtom, ALL));

/** Changes fields of one sphere, if it is loaded. */
export const patchSphereAtom = atom(null, (get, set, sphereId: string, fields: Partial<Sphere>) => {
  const change = (sphere: Sphere) => (sphere.id === sphereId ? { ...sphere, ...fields } : sphere);
  set(setAtom, get(ownAtom).map(change));
});

/**
 * Adds spheres from another answer, so that the viewer can join one before all are loaded.
 * @param before the spheres at the time of the request; without it the answer counts as the newest
 */
export const putSpheresAtom = atom(
  null,
  (get, set, more: readonly Sphere[], before?: readonly Sphere[]) => {
    const spheres = get(ownAtom);
    const put = newest(more, spheres, before ?? spheres);
    const fresh = new Map(put.map((sphere) => [sphere.id, sphere]));
    const known = spheres.map((sphere) => fresh.get(sphere.id) ?? sphere);
    const added = put.filter(({ id }) => !spheres.some((sphere) => sphere.id === id));
    set(setAtom, [...known, ...added]);
  },
);

/** Adds the spheres of an answer but keeps changes that were made after the request. */
export const shareSpheres: Share<readonly Sphere[]> = (get) => {
  const before = get(ownAtom);
  return (set, spheres) => set(putSpheresAtom, spheres, before);
};
