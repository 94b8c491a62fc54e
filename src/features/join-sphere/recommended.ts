import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import { viewerAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import { shareSpheres, spheresAtom } from '@/state/spheres';
import type { Sphere } from '@contract/models/sphere';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const remote = createRemote<readonly Sphere[]>({
  load: (_home, signal) =>
    call('listRecommendedSpheres', { query: {} }, signal).then((answer) => answer.data.spheres),
  share: shareSpheres,
});

/** The recommended spheres in their original order: joining one does not move it. */
export const recommendedAtom = atom((get) => {
  const { status, value } = get(remote.stateAtom);
  const all = get(spheresAtom).spheres;
  const spheres = value?.map((one) => all.find(({ id }) => id === one.id) ?? one) ?? [];
  return { status, spheres };
});

/** Loads them once per viewer, because reloading would move a sphere that was just joined. */
export const ensureRecommendedAtom = atom(null, (_get, set) => set(remote.ensureAtom, 'home'));

/** Loads them for the viewer, unless the settings hide them. @returns whether they are shown */
export function useRecommended(): boolean {
  const isShown = useAtomValue(settingsAtom).recommended_spheres_visible;
  const viewer = useAtomValue(viewerAtom);
  const load = useSetAtom(ensureRecommendedAtom);
  useEffect(() => {
    if (isShown) void load();
  }, [load, isShown, viewer]);
  return isShown;
}
