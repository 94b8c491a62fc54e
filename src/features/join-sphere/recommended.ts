import { fetchRecommendedSpheres } from '@/api/spheres';
import { userAtom } from '@/state/session';
import { putSpheresAtom, spheresAtom } from '@/state/spheres';
import { atom } from 'jotai';

interface Recommended {
  status: 'loading' | 'loaded' | 'failed';
  ids: string[];
}

const valueAtom = atom<Recommended>({ status: 'loading', ids: [] });

/** The recommended spheres, in the order they came: joining one does not move it. */
export const recommendedAtom = atom((get) => {
  const { status, ids } = get(valueAtom);
  const all = get(spheresAtom).spheres;
  const spheres = ids.flatMap((id) => all.find((sphere) => sphere.id === id) ?? []);
  return { status, spheres };
});

/** Loads them for whoever is looking; an answer for somebody else is dropped. */
export const loadRecommendedAtom = atom(null, async (get, set) => {
  const viewer = get(userAtom)?.user_id;
  set(valueAtom, (known) => ({ ...known, status: 'loading' }));
  try {
    const spheres = await fetchRecommendedSpheres();
    if (get(userAtom)?.user_id !== viewer) return;
    set(putSpheresAtom, spheres);
    set(valueAtom, { status: 'loaded', ids: spheres.map(({ id }) => id) });
  } catch {
    set(valueAtom, (known) => ({ ...known, status: 'failed' }));
  }
});
