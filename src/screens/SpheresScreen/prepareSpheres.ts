import { spherePages } from '@/features/join-sphere/spherePages';
import { QUERY_MAX } from '@contract/rules/query-length';
import type { createStore } from 'jotai';

/** What is searched for among the spheres; empty for all of them. */
export function readSphereSearch(params: URLSearchParams): string {
  return params.get('q')?.trim().slice(0, QUERY_MAX) ?? '';
}

/** Loads what the page of all spheres shows first. */
export async function prepareSpheres(
  store: ReturnType<typeof createStore>,
  _params: object,
  search: string,
): Promise<void> {
  await store.set(spherePages.loadAtom, readSphereSearch(new URLSearchParams(search)));
}
