import { fetchRecommendedSpheres } from '@/api/spheres';
import { userAtom } from '@/state/session';
import { putSpheresAtom, spheresAtom } from '@/state/spheres';
import { atom } from 'jotai';

interface Recommended {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** For whom; null is a guest. */
  viewer: string | null;
  ids: string[];
}

const valueAtom = atom<Recommended>({ status: 'idle', viewer: null, ids: [] });

/** The recommended spheres, in the order they came: joining one does not move it. */
export const recommendedAtom = atom((get) => {
  const { status, ids } = get(valueAtom);
  const all = get(spheresAtom).spheres;
  const spheres = ids.flatMap((id) => all.find((sphere) => sphere.id === id) ?? []);
  return { status, spheres };
});

/**
 * Loads them for the viewer, once: loading them again would move what was just joined. An
 * answer for somebody who is gone is dropped.
 */
export const loadRecommendedAtom = atom(null, async (get, set) => {
  const viewer = get(userAtom)?.user_id ?? null;
  const known = get(valueAtom);
  const isDone = known.status === 'loading' || known.status === 'loaded';
  if (isDone && known.viewer === viewer) return;
  set(valueAtom, { ...known, status: 'loading', viewer });
  const isWanted = () => get(valueAtom).viewer === viewer;
  try {
    const spheres = await fetchRecommendedSpheres();
    if (!isWanted()) return;
    set(putSpheresAtom, spheres);
    set(valueAtom, { status: 'loaded', viewer, ids: spheres.map(({ id }) => id) });
  } catch {
    if (isWanted()) set(valueAtom, { status: 'failed', viewer, ids: [] });
  }
});
