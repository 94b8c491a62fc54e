import { call } from '@/api/client';
import type { Sphere } from '@contract/models/sphere';
import { atom } from 'jotai';
import { createRemote } from './remote';
import { shareSpheres, spheresAtom } from './spheres';

/** One sphere by its id, which may be closed; its answer is shared with `spheresAtom`. */
export const sphereRemote = createRemote<Sphere>({
  load: (sphereId, signal) =>
    call('getSphere', { params: { sphereId } }, signal).then((answer) => answer.sphere),
  share: (get) => {
    const take = shareSpheres(get);
    return (set, sphere) => take(set, [sphere]);
  },
});

/** Loads a sphere that the list does not have. */
export const ensureSphereAtom = atom(null, async (get, set, sphereId: string) => {
  const { spheres } = get(spheresAtom);
  if (spheres.every(({ id }) => id !== sphereId)) await set(sphereRemote.ensureAtom, sphereId);
});
