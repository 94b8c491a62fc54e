import { call, type InputOf } from '@/api/client';
import { createRemote } from '@/state/remote';
import { loadSpheresAtom } from '@/state/spheres';
import type { AdminSphere } from '@contract/models/sphere';
import { atom } from 'jotai';

/** The only key: there is one list. */
export const ALL = 'all';

/** All spheres in their order, also closed ones. */
export const adminSpheres = createRemote<readonly AdminSphere[]>({
  load: (_all, signal) => call('listAdminSpheres', {}, signal).then((answer) => answer.spheres),
});

type NewSphere = InputOf<'createSphere'>['body'];
/** The changed fields of a sphere. */
export type SphereChange = InputOf<'updateSphere'>['body'];

const putAtom = atom(null, (_get, set, sphere: AdminSphere) => {
  set(adminSpheres.changeAtom, ALL, (spheres) =>
    spheres.some(({ id }) => id === sphere.id)
      ? spheres.map((one) => (one.id === sphere.id ? sphere : one))
      : [...spheres, sphere],
  );
  // The menu shows it too.
  void set(loadSpheresAtom);
});

/** Creates a sphere. @returns it */
export const createSphereAtom = atom(null, async (_get, set, body: NewSphere) => {
  const { sphere } = await call('createSphere', { body });
  set(putAtom, sphere);
  return sphere;
});

/** Changes fields of a sphere. @returns it */
export const updateSphereAtom = atom(
  null,
  async (_get, set, sphereId: string, body: SphereChange) => {
    const { sphere } = await call('updateSphere', { params: { sphereId }, body });
    set(putAtom, sphere);
    return sphere;
  },
);

/** The last wanted order: an earlier answer does not move the list again. */
const wantedAtom = atom<readonly string[]>([]);

/**
 * Puts the spheres in an order: shown at once. A failure loads the list again and is rethrown.
 * @returns the ids in the order before
 */
export const orderSpheresAtom = atom(null, async (get, set, ids: readonly string[]) => {
  const before = get(adminSpheres.stateAtom).value?.map(({ id }) => id) ?? [];
  set(wantedAtom, ids);
  set(adminSpheres.changeAtom, ALL, (spheres) =>
    ids.flatMap((id, at) =>
      spheres.filter((one) => one.id === id).map((one) => ({ ...one, position: at + 1 })),
    ),
  );
  try {
    const { spheres } = await call('orderSpheres', { body: { ids: [...ids] } });
    if (get(wantedAtom) === ids) set(adminSpheres.showAtom, ALL, spheres);
    void set(loadSpheresAtom);
    return before;
  } catch (error) {
    if (get(wantedAtom) === ids) void set(adminSpheres.loadAtom, ALL, { isKept: true });
    throw error;
  }
});

const fields = ['name', 'description', 'icon', 'isClosed'] as const;

/** The change that undoes another one: the values before it. */
export function undoOf(before: AdminSphere, change: SphereChange): SphereChange {
  const changed = fields.filter((field) => change[field] !== undefined);
  return Object.fromEntries(changed.map((field) => [field, before[field]]));
}
