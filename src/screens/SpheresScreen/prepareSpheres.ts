import { spherePages } from '@/features/join-sphere/spherePages';
import { searchIn } from '@contract/rules/query-length';
import type { createStore } from 'jotai';

/** What is searched for among the spheres; empty for all of them. */
export const readSphereSearch = searchIn;

/** Loads what the page of all spheres shows first. */
export async function prepareSpheres(
  store: ReturnType<typeof createStore>,
  _params: object,
  search: string,
): Promise<void> {
  await store.set(spherePages.loadAtom, readSphereSearch(new URLSearchParams(search)));
}
