import { fetchRecommendedSpheres } from '@/api/spheres';
import { createRemote } from '@/state/remote';
import { putSpheresAtom, spheresAtom } from '@/state/spheres';
import type { Sphere } from '@contract/models/sphere';
import { atom } from 'jotai';

const remote = createRemote<readonly Sphere[]>({
  load: (_home, signal) => fetchRecommendedSpheres(signal),
  share: () => (set, spheres) => set(putSpheresAtom, spheres),
});

/** The recommended spheres, in the order they came: joining one does not move it. */
export const recommendedAtom = atom((get) => {
  const { status, value } = get(remote.stateAtom);
  const all = get(spheresAtom).spheres;
  const spheres = value?.map((one) => all.find(({ id }) => id === one.id) ?? one) ?? [];
  return { status, spheres };
});

/** Loads them once for each viewer: loading them again would move what was just joined. */
export const ensureRecommendedAtom = atom(null, (_get, set) => set(remote.ensureAtom, 'home'));
