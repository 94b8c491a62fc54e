import { readFeedFilter } from '@/config/feedAddress';
import { loadFeedAtom } from '@/features/feed/feedState';
import { ensureRecommendedAtom } from '@/features/join-sphere/recommended';
import { viewerAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import type { createStore } from 'jotai';

/** Loads what home shows first. */
export async function prepareHome(
  store: ReturnType<typeof createStore>,
  _params: object,
  search: string,
): Promise<void> {
  const filter = readFeedFilter(new URLSearchParams(search));
  await Promise.all([
    // Guests follow nobody; the page asks them to log in.
    (!filter.following || store.get(viewerAtom)) && store.set(loadFeedAtom, filter),
    store.get(settingsAtom).recommended_spheres_visible && store.set(ensureRecommendedAtom),
  ]);
}
